import type { PublicCtx } from '#server/base/http/context.ts';

/** Making one costs more than the page that asks for the day, so each zone has its own for good. */
const calendars = new Map<string, Intl.DateTimeFormat>();

const calendarOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = calendars.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  calendars.set(timeZone, known);
  return known;
};

type Clock = Pick<PublicCtx, 'agora' | 'ports'>;

/** The legal day of an instant, `yyyy-MM-dd`, in the zone of the organisation. */
export const dayOf = ({ ports }: Pick<Clock, 'ports'>, instant: Date): string =>
  calendarOf(ports.config.timeZone).format(instant);

/** The legal day of now. */
export const today = (ctx: Clock): string => dayOf(ctx, ctx.agora);
