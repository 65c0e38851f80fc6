import { watchRefusals } from '#server/pessoas/alerta/index.ts';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { appendEvent } from '#server/base/events/record-event.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { acceptEmailCode, type CodePurpose } from './email-code.ts';
import { acceptRecoveryCode } from './recovery-codes.ts';
import type { SecondFactor } from './second-factor.ts';
import { countAttempt, personKeys } from './throttle.ts';
import { sql } from 'kysely';
import { decryptSecret } from '#server/engine/index.ts';
import { totpStep } from './totp.ts';

/** Accepts a code of the person's application, once: its step of time, and those before it, serve no more. */
const acceptTotp = async ({ ports, agora }: PublicCtx, usuarioId: number, code: string): Promise<boolean> => {
  const factor = await ports.db
    .selectFrom('segundoFator')
    .select(['segredo', 'ultimoPasso'])
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirst();
  if (!factor?.segredo) return false;
  const secret = decryptSecret(ports.config.key, factor.segredo);
  const step = await totpStep(secret, code, agora, factor.ultimoPasso);
  if (step === undefined) return false;
  // Two requests with the same code at the same instant: only one of them moves the step.
  const { numUpdatedRows } = await ports.db
    .updateTable('segundoFator')
    .set({ ultimoPasso: step })
    .where('usuarioId', '=', usuarioId)
    .where(sql<boolean>`coalesce(ultimo_passo, -1) < ${step}`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** What a typed code can be. */
type CodeKind = 'APLICATIVO' | 'EMAIL' | 'RECUPERACAO';

interface TypedCode {
  readonly usuarioId: number;
  readonly factor: SecondFactor;
  readonly finalidade: CodePurpose;
  readonly codigo: string;
}

/**
 * Accepts a code of the second factor, or refuses it; wrong ones are slowed like passwords. What was accepted or counted
 * stays so even if the act that follows is undone.
 */
export const requireCode = (ctx: PublicCtx, typed: TypedCode): Promise<CodeKind> =>
  judgeCode(ctx, typed.usuarioId, () => acceptCode(ctx, typed));

/** What `judge` finds of a code that a person typed; undefined is a refusal. Outside any transaction. */
export const judgeCode = async <T>(
  ctx: PublicCtx,
  usuarioId: number,
  judge: () => Promise<T | undefined>,
): Promise<T> => {
  const { ports, agora } = ctx;
  const takeBack = await countAttempt(ports.db, personKeys('codigo', usuarioId), agora);
  const found = await judge();
  if (found !== undefined) {
    await takeBack();
    return found;
  }
  await appendEvent(ports.db, { usuarioId, substitutoId: null, unidadeId: null, sessaoId: null }, agora, {
    cadeia: `entrada:${usuarioId}`,
    ato: 'codigoRecusado',
    dados: { endereco: ctx.endereco },
  });
  await watchRefusals(ctx, usuarioId);
  throw new AppError(
    'codigoNaoConfere',
    {},
    { erros: [{ campo: 'codigo', mensagem: mensagem('erro.codigoNaoConfere') }] },
  );
};

const acceptCode = async (
  ctx: PublicCtx,
  { usuarioId, factor, finalidade, codigo }: TypedCode,
): Promise<CodeKind | undefined> => {
  const code = codigo.replace(/[\s-]/g, '').toLowerCase();
  if (!/^\d{6}$/.test(code))
    return (await acceptRecoveryCode(ctx, usuarioId, code)) ? 'RECUPERACAO' : undefined;
  if (factor.meio === 'APLICATIVO' && (await acceptTotp(ctx, usuarioId, code))) return 'APLICATIVO';
  if (factor.porEmail && (await acceptEmailCode(ctx, usuarioId, finalidade, code))) return 'EMAIL';
  return undefined;
};
