import { businessDaysOf, businessDuration } from '#schemas/fluxo/timer.ts';
import { isoDuration, units } from '#src/conteudo/fluxo/timer-words.ts';

/** From here on they are of the clock. */
const ofClock = 4;

export type Unidade = (typeof units)[number]['name'] | 'uteis';

/** A whole number of one unit, as a person chooses it. */
interface Duracao {
  readonly numero: number;
  readonly unidade: Unidade;
}

/** How a file writes so many of a unit: in ISO 8601, but for the days with business. */
export const durationIso = ({ numero, unidade }: Duracao): string => {
  if (unidade === 'uteis') return businessDuration(numero);
  const place = units.findIndex(({ name }) => name === unidade);
  return `${place < ofClock ? 'P' : 'PT'}${numero}${units[place]?.iso ?? ''}`;
};

/** The one unit that a duration is written in; nothing of one that has several, a part of one or none. */
export const oneDuration = (iso: string): Duracao | undefined => {
  const uteis = businessDaysOf(iso);
  if (uteis !== undefined) return { numero: uteis, unidade: 'uteis' };
  const amounts = (isoDuration.exec(iso)?.slice(1) ?? []).flatMap((amount, place) =>
    amount === undefined ? [] : [{ numero: Number(amount), unidade: units[place]?.name }],
  );
  const [one] = amounts;
  if (amounts.length !== 1 || one?.unidade === undefined || one.numero === 0) return undefined;
  return Number.isSafeInteger(one.numero) ? { numero: one.numero, unidade: one.unidade } : undefined;
};

const date = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:,?\s*(?:às|as|a)?\s*(\d{1,2})(?:[:h](\d{2})?)?h?)?$/;
const two = (digits: string): string => digits.padStart(2, '0');

/** What a person writes of a time (`5 dias`, `10 dias úteis`, `1 mês e 2 horas`, `31/12/2026 às 9h`) as ISO 8601; anything else as it is. */
export const timerOf = (said: string): string => {
  const written = said.trim();
  const low = written.toLowerCase();
  if (/^(?:p[\dt]|\d{4}-)/.test(low)) return written.toUpperCase();
  const found = date.exec(low);
  if (found) {
    const [, day = '', month = '', year = '', hour, minute = '00'] = found;
    return `${year}-${two(month)}-${two(day)}${hour === undefined ? '' : `T${two(hour)}:${minute}`}`;
  }
  return durationOf(low) ?? written;
};

const durationOf = (low: string): string | undefined => {
  const [, uteis] = /^([1-9]\d*|um)\s+dias?\s+[uú](?:til|teis)$/u.exec(low) ?? [];
  if (uteis !== undefined) return businessDuration(uteis === 'um' ? 1 : Number(uteis));
  const amounts = new Map<number, string>();
  for (const part of low.split(/\s*,\s*|\s+e\s+/)) {
    const [, amount = '', unit = ''] = /^(\d+(?:[.,]\d+)?|uma?)\s*(\p{L}+)$/u.exec(part) ?? [];
    const place = units.findIndex(({ written }) => written.test(unit));
    if (place < 0 || amounts.has(place)) return undefined;
    amounts.set(place, amount.startsWith('u') ? '1' : amount);
  }
  const written = units.map(({ iso }, place) => {
    const amount = amounts.get(place);
    return amount === undefined ? '' : `${amount}${iso}`;
  });
  const clock = written.slice(ofClock).join('');
  return `P${written.slice(0, ofClock).join('')}${clock === '' ? '' : `T${clock}`}`;
};
