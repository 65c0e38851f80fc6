import { ICalCalendar } from 'ical-generator';
import type { Compromisso } from '#schemas/generated.ts';
import { addDays } from '#server/instalacao/prazo/index.ts';
import { instantAt } from './wall.ts';

interface Calendar {
  readonly nome: string;
  /** Of whom the events are, in their identifiers: the host of the installation. */
  readonly host: string;
  readonly timeZone: string;
  readonly agora: Date;
}

/** Midnight of a day, as a day without hour is written. */
const dayDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

/**
 * Events as iCalendar (RFC 5545), with hours in UTC, which every calendar reads alike. Each time that a series happens is an event
 * by itself: no calendar knows the days without business of a unit.
 */
export const icsOf = (events: readonly Compromisso[], { nome, host, timeZone, agora }: Calendar): string => {
  const calendar = new ICalCalendar({
    name: nome,
    prodId: { company: 'Malote', product: 'Agenda', language: 'PT-BR' },
  });
  for (const { id, ocorrencia, titulo, lugar, descricao, de, ate, hora, horaFim } of events)
    calendar.createEvent({
      id: `compromisso-${[id, ocorrencia].filter(Boolean).join('-')}@${host}`,
      stamp: agora,
      ...(hora === undefined || horaFim === undefined
        ? { allDay: true, start: dayDate(de), end: dayDate(addDays(ate, 1)) }
        : { start: instantAt(timeZone, de, hora), end: instantAt(timeZone, ate, horaFim) }),
      summary: titulo,
      ...(lugar === undefined ? {} : { location: lugar }),
      ...(descricao === undefined ? {} : { description: descricao }),
    });
  return calendar.toString();
};
