import type { Ctx } from '#server/base/http/context.ts';
import { daysOffAround } from '#server/instalacao/prazo/index.ts';
import type { Plano, Relogio } from '../motor/index.ts';
import type { Instance } from './instance.ts';

/** Whether something of a flow counts business days: of the others nobody reads a calendar. */
export const countsBusinessDays = ({ fonte, elementos }: Plano): boolean =>
  fonte.includes('dias úteis') || JSON.stringify(elementos).includes('dias úteis');

/** What is now for a flow that runs, with the calendar of the unit that began it. */
export const relogioOf = async (
  ctx: Ctx,
  { plano, iniciadorUnidadeId }: Pick<Instance, 'plano' | 'iniciadorUnidadeId'>,
): Promise<Relogio> => ({
  agora: ctx.agora,
  fuso: ctx.ports.config.timeZone,
  semExpediente: countsBusinessDays(plano) ? await daysOffAround(ctx, iniciadorUnidadeId) : undefined,
});
