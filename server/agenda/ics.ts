import { ICalCalendar, ICalEventTransparency } from 'ical-generator';
import type { Compromisso } from '#schemas/generated.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { publicAddress } from '#server/instalacao/configuracao/index.ts';
import { addDays } from '#server/instalacao/prazo/index.ts';
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

export const icsEventOf = (event: Compromisso): IcsEvent => ({
  ...event,
  uid: `compromisso-${[event.id, event.ocorrencia].filter(Boolean).join('-')}`,
});

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
  for (const { uid, titulo, lugar, descricao, de, ate, hora, horaFim, livre } of events)
    calendar.createEvent({
      id: `${uid}@${host}`,
      stamp: agora,
      ...(hora === undefined || horaFim === undefined
        ? { allDay: true, start: dayDate(de), end: dayDate(addDays(ate, 1)) }
        : { start: instantAt(timeZone, de, hora), end: instantAt(timeZone, ate, horaFim) }),
      summary: titulo,
      ...(lugar === undefined ? {} : { location: lugar }),
      ...(descricao === undefined ? {} : { description: descricao }),
      ...(livre ? { transparency: ICalEventTransparency.TRANSPARENT } : {}),
    });
  return calendar.toString();
};
