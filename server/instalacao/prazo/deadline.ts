import { businessDayFrom } from '#schemas/business-days.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { calendarOfUnit, type BusinessCalendar } from './business-calendar.ts';
import { addDays } from './day.ts';

/** A deadline that was given as a day: it never ends on a day without business of the unit. */
export const deadlineOn = async (ctx: Ctx, unidadeId: number, day: string): Promise<string> =>
  (await calendarOfUnit(ctx, unidadeId)).fromOn(day);

/**
 * A deadline given in calendar days: the first day is excluded and the last included (Lei 9.784/1999, art. 66), and an
 * end on a day without business moves to the next one with business.
 */
export const deadlineAfter = (ctx: Ctx, unidadeId: number, from: string, days: number): Promise<string> =>
  deadlineOn(ctx, unidadeId, addDays(from, days));

/** So many business days after a day, which does not count itself. */
export const businessDayAfter = ({ isBusinessDay }: BusinessCalendar, from: string, days: number): string =>
  businessDayFrom(from, days, isBusinessDay);
