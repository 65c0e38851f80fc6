import type { Ctx } from '#server/base/http/context.ts';
import { calendarOfUnit } from './business-calendar.ts';
import { addDays } from './day.ts';
import { today } from './today.ts';

/** Days before and after today that are told: what is asked of further ones knows weekends only. */
const before = 730;
const after = 4_383;

/** The days of the week without business, around today, of a unit: for who counts days where the calendar is not. */
export const daysOffAround = async (
  ctx: Pick<Ctx, 'db' | 'agora' | 'ports'>,
  unidadeId: number,
): Promise<readonly string[]> => {
  const { offWithin } = await calendarOfUnit(ctx, unidadeId);
  const hoje = today(ctx);
  return offWithin(addDays(hoje, -before), addDays(hoje, after)).toSorted();
};
