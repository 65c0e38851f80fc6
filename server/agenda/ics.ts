import { defined } from '#schemas/defined.ts';
import { ICalAlarmType, ICalCalendar, ICalEventTransparency, type ICalAlarmData } from 'ical-generator';
import type { Compromisso } from '#schemas/shapes/compromisso.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { publicAddress } from '#server/instalacao/configuracao/index.ts';
import { addDays } from '#server/instalacao/prazo/index.ts';
import type { CompromissoLido } from './read-compromissos.ts';
import { instantAt } from './wall.ts';

interface Calendar {
  readonly nome: string;
  /** Of whom the events are, in their identifiers: the host of the installation. */
  readonly host: string;
  readonly timeZone: string;
  readonly agora: Date;
}

/** What another calendar is told of one thing of the agenda. */
export interface IcsEvent extends Pick<
  Compromisso,
  'titulo' | 'lugar' | 'descricao' | 'de' | 'ate' | 'hora' | 'horaFim'
> {
  /** The same whenever it is told. */
  readonly uid: string;
  /** How often it was changed, and when the last time; of what is never changed, nothing. */
  readonly vezes?: number;
  readonly alteradoEm?: Date;
  /** Minutes before it begins at which who has the calendar is reminded. */
  readonly lembretes?: readonly number[];
  /** It takes no time of the day. */
  readonly livre?: boolean;
}

/** A calendar of this installation, by its name. */
export const calendarOf = async ({ db, ports, agora }: Ctx, nome: string): Promise<Calendar> => ({
  nome,
  host: new URL(await publicAddress(db, ports.config)).hostname,
  timeZone: ports.config.timeZone,
  agora,
});

/** One that took the place of a time of a series is that time, changed: calendars know it by the same name. */
export const icsEventOf = ({ event, noLugarDe, alteradoEm, lembra }: CompromissoLido): IcsEvent => {
  const { id, ocorrencia } = noLugarDe ?? event;
  const { titulo, lugar, descricao, de, ate, hora, horaFim } = event;
  return {
    uid: `compromisso-${[id, ocorrencia].filter(Boolean).join('-')}`,
    vezes: event.versao - 1,
    alteradoEm,
    lembretes: lembra ? event.lembretes : [],
    titulo,
    de,
    ate,
    ...defined({ lugar, descricao }),
    ...(hora === undefined || horaFim === undefined ? {} : { hora, horaFim }),
  };
};

/** Minutes of the day at which an event of the whole day counts as begun, as for the notices (lembrar.ts). */
const morning = 8 * 60;

const alarmOf = (before: number, wholeDay: boolean, titulo: string): ICalAlarmData => {
  const seconds = 60 * (before - (wholeDay ? morning : 0));
  const display = { type: ICalAlarmType.display, description: titulo } as const;
  return seconds < 0 ? { ...display, triggerAfter: -seconds } : { ...display, triggerBefore: seconds };
};

/** Midnight of a day, as a day without hour is written. */
const dayDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

/**
 * Events as iCalendar (RFC 5545), with hours in UTC, which every calendar reads alike. Each time that a series happens is an event
 * by itself: no calendar knows the days without business of a unit.
 */
export const icsOf = (events: readonly IcsEvent[], { nome, host, timeZone, agora }: Calendar): string => {
  const calendar = new ICalCalendar({
    name: nome,
    prodId: { company: 'Malote', product: 'Agenda', language: 'PT-BR' },
  });
  for (const event of events) {
    const {
      uid,
      vezes,
      alteradoEm,
      lembretes = [],
      titulo,
      lugar,
      descricao,
      de,
      ate,
      hora,
      horaFim,
      livre,
    } = event;
    calendar.createEvent({
      id: `${uid}@${host}`,
      sequence: vezes,
      lastModified: alteradoEm,
      alarms: lembretes.map((before) => alarmOf(before, hora === undefined, titulo)),
      stamp: agora,
      ...(hora === undefined || horaFim === undefined
        ? { allDay: true, start: dayDate(de), end: dayDate(addDays(ate, 1)) }
        : { start: instantAt(timeZone, de, hora), end: instantAt(timeZone, ate, horaFim) }),
      summary: titulo,
      location: lugar,
      description: descricao,
      transparency: livre ? ICalEventTransparency.TRANSPARENT : undefined,
    });
  }
  // the last line ends as the others do (RFC 5545, section 3.1)
  return `${calendar.toString()}\r\n`;
};
