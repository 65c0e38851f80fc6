import type { FastifyRequest } from 'fastify';
import { AppError } from '#schemas/app-error.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { keepAnswer, requestDigest, takeKey } from '#server/base/http/idempotency.ts';

/** Runs a write in its transaction; the same `Idempotency-Key` gives the first answer again. */
export const writeOnce = (
  ctx: Ctx,
  request: FastifyRequest,
  body: unknown,
  work: (ctx: Ctx) => Promise<unknown>,
): Promise<unknown> => {
  const chave = request.headers['idempotency-key'];
  if (chave !== undefined && (typeof chave !== 'string' || !/^[\w-]{8,100}$/.test(chave)))
    throw new AppError('requisicaoInvalida');
  const key = chave && {
    sessaoId: ctx.sessao.id,
    chave,
    pedido: requestDigest(ctx.ports.config.key, request.method, request.url, body),
  };
  return inTransaction(ctx.db, async (db) => {
    const former = key ? await takeKey(db, key) : undefined;
    if (former) return former.answer;
    const answer = await work({ ...ctx, db });
    if (key) await keepAnswer(db, key, answer);
    return answer;
  });
};
