import { evaluate, parseDate, parseExpression } from 'feelin';
import { businessDayFrom, mostBusinessDays, weekdaysBut } from '#schemas/business-days.ts';

/**
 * FEEL counts in decimals, and what evaluates it in binary, where three times 0.1 is not 0.3. So each sum, product and function of
 * a condition is rounded to fifteen significant digits, those that a binary number always keeps: money up to trillions, in cents.
 */
const digits = 15;
const rounding = '_decimal';

/** Further than so many, the time of reading grows: then, of what is inside of an account, one in each so many is rounded. */
const mostRounded = 40;

interface FeelFound {
  readonly value: unknown;
  /** What the expression lacks, and where in it that is written. */
  readonly warning: { readonly type: string; readonly from: number; readonly said: string } | undefined;
}

/** The calendar of who asks: the day that `today()` is, and the days of the week without business. */
interface Calendar {
  readonly hoje: string;
  readonly semExpediente: readonly string[];
}

/** What a FEEL expression says, counting in decimals; without a calendar, `today()` is of this process and no day is off. */
export const evaluateFeel = (
  written: string,
  names: Readonly<Record<string, unknown>>,
  calendar?: Calendar,
): FeelFound => {
  const { expression, writtenAt } = inDecimal(written, names);
  const { value, warnings } = evaluate(expression, {
    ...functions,
    ...calendarFunctions(calendar),
    ...names,
    [rounding]: rounded,
  });
  const [warning] = warnings;
  if (!warning) return { value, warning: undefined };
  const [from, to] = [writtenAt(warning.position.from), writtenAt(warning.position.to)];
  return { value, warning: { type: warning.type, from, said: written.slice(from, to) } };
};

/** Names of what is not of the language, which its reader has to know to tell them from two words. */
export const ownFunctions = { 'dias úteis': null } as const;

/** `dias úteis(data, n)`: the day that is n business days after a day, or before it where n is negative. */
const calendarFunctions = (calendar: Calendar | undefined): Readonly<Record<string, unknown>> => {
  const isBusinessDay = weekdaysBut(new Set(calendar?.semExpediente));
  const after = (from: unknown, days: unknown): unknown => {
    const day = dayOf(from);
    if (day === undefined || typeof days !== 'number') return null;
    if (!Number.isInteger(days) || Math.abs(days) > mostBusinessDays) return null;
    return parseDate(businessDayFrom(day, days, isBusinessDay));
  };
  return {
    'dias úteis': Object.assign(after, { $args: ['data', 'dias'] }),
    ...(calendar ? { today: Object.assign(() => parseDate(calendar.hoje), { $args: [] }) } : {}),
  };
};

/** The day of a date, or of a date and time, of the language. */
const dayOf = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null || !('iso' in value)) return undefined;
  const [day] = /^\d{4}-\d\d-\d\d(?=T|$)/.exec(String(value.iso)) ?? [];
  return day;
};

const inDecimal = (
  written: string,
  names: Readonly<Record<string, unknown>>,
): { expression: string; writtenAt: (at: number) => number } => {
  const { all, whole } = countsOf(written, names);
  const step = Math.ceil(all.length / mostRounded);
  const counts = all.filter((one, index) => index % step === 0 || whole.has(one));
  const put = [
    ...counts.map(({ from }) => ({ at: from, text: `${rounding}(` })),
    ...counts.map(({ to }) => ({ at: to, text: ')' })),
    // what ends somewhere ends before what begins there
  ].toSorted((a, b) => a.at - b.at || Number(b.text === ')') - Number(a.text === ')'));
  let expression = '';
  let from = 0;
  const places: { readonly at: number; readonly before: number }[] = [];
  for (const { at, text } of put) {
    expression += written.slice(from, at) + text;
    from = at;
    places.push({ at: expression.length, before: expression.length - at });
  }
  return {
    expression: expression + written.slice(from),
    writtenAt: (at) => at - (places.findLast((one) => one.at <= at)?.before ?? 0),
  };
};

interface Count {
  readonly from: number;
  readonly to: number;
}

const countsOf = (
  written: string,
  names: Readonly<Record<string, unknown>>,
): { all: readonly Count[]; whole: ReadonlySet<Count> } => {
  const all: Count[] = [];
  const whole = new Set<Count>();
  let until = 0;
  parseExpression(written, { ...ownFunctions, ...names }, undefined).iterate({
    enter: ({ name, from, to }) => {
      if (name !== 'ArithmeticExpression' && name !== 'FunctionInvocation') return;
      const one = { from, to };
      all.push(one);
      if (from < until) return;
      whole.add(one);
      until = to;
    },
  });
  return { all, whole };
};

const inDigits = (number: number): number =>
  Number.isFinite(number) ? Number(number.toPrecision(digits)) : number;

const rounded = (value: unknown): unknown => (typeof value === 'number' ? inDigits(value) : value);

/** So many decimal places away, without the loss of a product: 1.005 is 100.5 hundredths. */
const moved = (number: number, places: number): number => {
  const written = inDigits(number).toString();
  return written.includes('e') ? number * 10 ** places : Number(`${written}e${places}`);
};

/** A function of two numbers, with the names that the language gives them. */
const ofTwo = (names: readonly [string, string], say: (one: number, other: number) => number): unknown =>
  Object.assign(
    (one: unknown, other: unknown = 0) =>
      typeof one === 'number' && typeof other === 'number' ? say(one, other) : null,
    { $args: names },
  );

const toScale = (round: (number: number) => number): unknown =>
  ofTwo(['n', 'scale'], (number, scale) =>
    moved(Math.sign(number) * round(Math.abs(moved(number, scale))), -scale),
  );

const halfEven = (number: number): number => {
  const below = Math.floor(number);
  return number - below === 0.5 ? below + (below % 2) : Math.round(number);
};

/** Those that round, where the library multiplies in binary to round. */
const functions: Readonly<Record<string, unknown>> = {
  decimal: toScale(halfEven),
  'round up': toScale(Math.ceil),
  'round down': toScale(Math.floor),
  'round half up': toScale((number) => Math.floor(number + 0.5)),
  'round half down': toScale((number) => Math.ceil(number - 0.5)),
  modulo: ofTwo(['dividend', 'divisor'], (dividend, divisor) => {
    const times = Math.floor(inDigits(dividend / divisor));
    return dividend - inDigits(divisor * times);
  }),
};
