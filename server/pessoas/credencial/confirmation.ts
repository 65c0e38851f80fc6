import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Confirmacao } from '#schemas/shapes/credencial.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { requireCode } from './check-code.ts';
import { confirmPassword } from './confirm-password.ts';
import { activeFactor } from './second-factor.ts';

/** By what a person proves again that it is them. */
type Proof = 'SENHA' | 'CODIGO';

/** A proof serves the act that asked for it, which follows at once. */
const minutes = 5;

/** Takes a proof of who is at the keyboard, kept for the next act of this session that asks for one. Outside any transaction. */
export const confirmPerson = async (ctx: Ctx, { senha, codigo }: Confirmacao): Promise<void> => {
  const por: Proof = senha === undefined ? 'CODIGO' : 'SENHA';
  if (senha !== undefined) await confirmPassword(ctx, senha);
  else await confirmByCode(ctx, codigo ?? '');
  const kept = { por, confirmadaEm: ctx.agora };
  await ctx.db
    .insertInto('confirmacao')
    .values({ sessaoId: ctx.sessao.id, ...kept })
    .onConflict((conflict) => conflict.column('sessaoId').doUpdateSet(kept))
    .execute();
};

const confirmByCode = async (ctx: Ctx, codigo: string): Promise<void> => {
  const usuarioId = atKeyboard(ctx.sessao);
  const factor = await activeFactor(ctx.db, usuarioId);
  if (!factor) throw askFor('SENHA');
  await requireCode(ctx, { usuarioId, factor, finalidade: 'ENTRADA', codigo });
};

const askFor = (por: Proof): AppError => new AppError('confirmacaoNecessaria', {}, { payload: { por } });

/**
 * Refuses an act that a stolen session must not do, unless whoever is at the keyboard has just proved who they are: by the
 * application of their second factor, or by their password where they have none or where `password` says so. The proof is
 * spent with the act: if it is undone, the proof still serves. The product itself is not asked.
 */
export const requireConfirmation = async (ctx: Ctx, { password = false } = {}): Promise<void> => {
  const { db, sessao, agora } = ctx;
  if (sessao.id === 0) return;
  const factor = password ? undefined : await activeFactor(db, atKeyboard(sessao));
  // a code by e-mail would travel by the very server that may be changing
  const por: Proof = factor?.meio === 'APLICATIVO' ? 'CODIGO' : 'SENHA';
  const { rows } = await sql`
    delete from confirmacao where sessao_id = ${sessao.id} and por = ${por}
      and confirmada_em > ${new Date(agora.getTime() - minutes * 60_000)}::timestamptz
    returning 1`.execute(db);
  if (rows.length === 0) throw askFor(por);
};
