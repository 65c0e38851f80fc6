import type { RegisterHook, SaveInput } from '#server/engine/hook.ts';
import type { Party } from './party.ts';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { holdingsOf } from './holdings.ts';

/** Refuses to inactivate who still answers for something: what it is, and where to hand it over. */
const requireNothingHeld = async (
  ctx: Ctx,
  party: Party,
  { id, before, values }: SaveInput,
): Promise<void> => {
  // the product itself loads what an institution already closed
  if (id === undefined || ctx.sessao.id === 0) return;
  if (before?.['ativo'] !== true || values['ativo'] !== false) return;
  const grupos = await holdingsOf(ctx, party, id);
  if (grupos.length === 0) return;
  const told = grupos.map(({ titulo, total }) => `${titulo.toLowerCase()} (${total})`).join(', ');
  const motivo = mensagem('passagem.recusa', { nome: String(before['nome']), grupos: told });
  const rota = `administracao/${party}/passagem/${id}`;
  throw new AppError('aindaTem', { motivo }, { payload: { grupos, rota } });
};

/** What the handover adds to the register of people and to that of units. */
export const handoverHook = (party: Party): RegisterHook => ({
  beforeSave: (ctx, input) => requireNothingHeld(ctx, party, input),
  actions: {
    passar: (_ctx, { record }) =>
      Promise.resolve({ rota: `administracao/${party}/passagem/${record?.id ?? 0}` }),
  },
});
