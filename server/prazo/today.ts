import type { PublicCtx } from '#server/http/context.ts';

/** The legal day of an instant, `yyyy-MM-dd`, in the zone of the organisation. */
export const today = (ctx: Pick<PublicCtx, 'agora' | 'ports'>): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: ctx.ports.config.timeZone }).format(ctx.agora);
