import { businessDaysOf } from '#schemas/fluxo/timer.ts';
import { text } from '#src/i18n/text.ts';

/** The units of a duration, in the order in which ISO 8601 writes them, and how people write each. */
export const units = [
  { name: 'anos', iso: 'Y', written: /^anos?$/ },
  { name: 'meses', iso: 'M', written: /^m[eê]s(?:es)?$/ },
  { name: 'semanas', iso: 'W', written: /^semanas?$/ },
  { name: 'dias', iso: 'D', written: /^dias?$/ },
  { name: 'horas', iso: 'H', written: /^(?:horas?|h)$/ },
  { name: 'minutos', iso: 'M', written: /^(?:minutos?|min)$/ },
  { name: 'segundos', iso: 'S', written: /^(?:segundos?|s)$/ },
] as const;

const isoDate = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::00)?)?$/;
export const isoDuration =
  /^P(?=\d|T\d)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** A time of a flow in the words in which it is written; what has none (a part of a day, an offset) as the file says it. */
export const timerWords = (iso: string): string => {
  const uteis = businessDaysOf(iso);
  if (uteis !== undefined) return text('atividades.tempo.uteis', { count: uteis });
  const [, year, month, day, hour, minute] = isoDate.exec(iso) ?? [];
  if (year !== undefined)
    return `${day}/${month}/${year}${hour === undefined ? '' : ` ${text('atividades.tempo.as')} ${hour}:${minute}`}`;
  const amounts = isoDuration.exec(iso)?.slice(1) ?? [];
  const parts = units.flatMap(({ name }, place) =>
    amounts[place] === undefined ? [] : [text(`atividades.tempo.${name}`, { count: Number(amounts[place]) })],
  );
  const last = parts.pop();
  if (last === undefined) return iso;
  return parts.length === 0 ? last : `${parts.join(', ')} ${text('atividades.tempo.e')} ${last}`;
};
