import { legalZone } from '../legal-zone.ts';
import { date } from './date.ts';
import type { Format } from './format.ts';

const instant =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;

const accepts = (text: string): boolean => {
  const [, day] = instant.exec(text) ?? [];
  return day !== undefined && date.accepts(day);
};

/** Instant with zone (RFC 3339), stored in UTC and shown in the time of the institution. */
export const dateTime: Format = {
  canonical: (text) => (accepts(text.trim()) ? new Date(text.trim()).toISOString() : text.trim()),
  accepts,
  display: (value) =>
    accepts(value)
      ? new Date(value)
          .toLocaleString('pt-BR', { timeZone: legalZone(), dateStyle: 'short', timeStyle: 'medium' })
          .replace(', ', ' ')
      : value,
};
