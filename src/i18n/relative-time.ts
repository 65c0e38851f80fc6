import { daysBetween, formatDay, formatShortDay, formatTime, isoDay } from './dates.ts';
import { text } from './text.ts';

/** "hoje, 09:12", "ontem, 17:22", "há 3 dias" up to seven days, then the date (the year only when it is another). */
export const relativeTime = (value: string | Date, now: Date = new Date()): string => {
  const days = daysBetween(value, now);
  if (days === 0) return text('ui.tempo.hoje', { hora: formatTime(value) });
  if (days === 1) return text('ui.tempo.ontem', { hora: formatTime(value) });
  if (days > 1 && days <= 7) return text('ui.tempo.haDias', { count: days });
  const sameYear = isoDay(value).slice(0, 4) === isoDay(now).slice(0, 4);
  return sameYear
    ? text('ui.tempo.dia', { dia: formatShortDay(value), hora: formatTime(value) })
    : formatDay(value);
};
