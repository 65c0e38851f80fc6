import type { Format } from './format.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

interface Part {
  readonly min: number;
  readonly max: number;
  readonly names?: readonly string[];
}

/** Minute, hour, day of the month, month, day of the week (0 and 7 are Sunday). */
const parts: readonly Part[] = [
  { min: 0, max: 59 },
  { min: 0, max: 23 },
  { min: 1, max: 31 },
  { min: 1, max: 12, names: months },
  { min: 0, max: 7, names: days },
];

/** Schedule of five parts as in crontab(5): lists, ranges, steps and English names of months and days. */
export const cron: Format = {
  canonical: (text) => text.trim().replace(/\s+/g, ' '),
  accepts: (text) => {
    const pieces = text.split(' ');
    return (
      pieces.length === parts.length &&
      parts.every((part, i) => pieces[i]?.split(',').every((item) => fits(item, part)))
    );
  },
  display: (value) => value,
};

function fits(item: string, part: Part): boolean {
  const [, first, last, step] = /^([^-/]+)(?:-([^-/]+))?(?:\/([1-9]\d{0,2}))?$/.exec(item) ?? [];
  if (first === undefined) return false;
  if (first === '*') return last === undefined;
  const from = valueOf(first, part);
  const to = last === undefined ? from : valueOf(last, part);
  return from !== undefined && to !== undefined && from <= to && (step === undefined || last !== undefined);
}

function valueOf(text: string, { min, max, names }: Part): number | undefined {
  const named = names?.indexOf(text.toLowerCase()) ?? -1;
  if (named >= 0) return named + min;
  const value = /^\d{1,2}$/.test(text) ? Number(text) : -1;
  return value >= min && value <= max ? value : undefined;
}
