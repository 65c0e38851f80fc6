import dayjs from 'dayjs';

export type Vista = 'mes' | 'semana' | 'dia';
export const vistas: readonly Vista[] = ['mes', 'semana', 'dia'];

const iso = 'YYYY-MM-DD';

export const isDia = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && dayjs(text).format(iso) === text;

export const maisDias = (dia: string, days: number): string => dayjs(dia).add(days, 'day').format(iso);

/** The Monday of a week. */
const segunda = (dia: string): string => maisDias(dia, -((dayjs(dia).day() + 6) % 7));

/** One step of what is shown, back or forward. */
export const passo = (dia: string, vista: Vista, by: -1 | 1): string =>
  vista === 'mes'
    ? dayjs(dia).add(by, 'month').format(iso)
    : maisDias(dia, by * (vista === 'semana' ? 7 : 1));

/** The days that a view shows: whole weeks, from Monday, of a month. */
export const diasDe = (dia: string, vista: Vista): readonly string[] => {
  if (vista === 'dia') return [dia];
  const first = segunda(vista === 'mes' ? `${dia.slice(0, 7)}-01` : dia);
  const last = vista === 'mes' ? dayjs(dia).endOf('month').format(iso) : first;
  const weeks = Math.floor(dayjs(last).diff(dayjs(first), 'day') / 7) + 1;
  return Array.from({ length: weeks * 7 }, (_, at) => maisDias(first, at));
};
