import type { RegisterHook } from '#server/engine/hook.ts';
import { dayOf, shiftOpenDeadlines } from './index.ts';

/** A downtime: what was to end on its days, already past or not, ends on the next business day. */
export const indisponibilidade: RegisterHook<'indisponibilidade'> = {
  afterSave: (ctx, { after }) => shiftOpenDeadlines(ctx, dayOf(ctx, new Date(after.inicio))),
};
