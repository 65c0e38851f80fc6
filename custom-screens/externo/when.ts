import { legalZone } from '#schemas/legal-zone.ts';

/** A moment, exact: `18/11/2026 09:05:00`. */
export const momento = (iso: string): string =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: legalZone(), dateStyle: 'short', timeStyle: 'medium' })
    .format(new Date(iso))
    .replace(', ', ' ');
