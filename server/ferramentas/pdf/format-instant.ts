import { legalZone } from '#schemas/legal-zone.ts';

/** An instant where the institution is, to the second: `18/11/2026 09:05:12`. */
export const formatInstant = (iso: string): string =>
  new Intl.DateTimeFormat('pt-BR', {
    timeZone: legalZone(),
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
    .format(new Date(iso))
    .replace(', ', ' ');
