import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#schemas/app-error.ts';
import type { Database } from '#server/base/db/connect.ts';

/** A write asked with an `Idempotency-Key`: the same key of the same session gives the first answer again. */
export interface RepeatableRequest {
  readonly sessaoId: number;
  readonly chave: string;
  /** Method, address and body, and the file once its digest is known: the same key with another request is refused. */
  readonly pedido: Buffer;
}

/** The key that a request carries, when it carries one. */
export const repeatable = (
  request: FastifyRequest,
  body: unknown,
  key: Buffer,
): RepeatableRequest | undefined => {
  const chave = request.headers['idempotency-key'];
  if (chave === undefined || !request.sessao) return undefined;
  if (typeof chave !== 'string' || !/^[\w-]{8,100}$/.test(chave)) throw new AppError('requisicaoInvalida');
  // With the key of the installation: bodies may carry passwords, and who reads the table must not be able to try them.
  const pedido = createHmac('sha256', key)
    .update(`${request.method} ${request.url}\n${JSON.stringify(body)}`)
    .digest();
  return { sessaoId: request.sessao.id, chave, pedido };
};

/** The same key for a request that brings a file: other bytes are another request. */
export const withFile = (request: RepeatableRequest, sha256: Buffer): RepeatableRequest => ({
  ...request,
  pedido: createHmac('sha256', request.pedido).update(sha256).digest(),
});

/** The key of one item of a request that decides each in a transaction of its own; no key that is sent has a bar. */
export const ofPart = (request: RepeatableRequest, part: number): RepeatableRequest => ({
  ...request,
  chave: `${request.chave}/${part}`,
});

/**
 * Takes the key, or gives the answer that it already has. Only inside the transaction of the act: the row that is not
 * committed yet is the mark of an act under way, and dies with its connection. A second request with the same key waits for
 * it, as long as a statement may, and then finds its answer, or the key free.
 */
export const takeKey = async (
  trx: Database,
  request: RepeatableRequest,
): Promise<{ answer: unknown } | undefined> => {
  const { sessaoId, chave, pedido } = request;
  const taken = await trx
    .insertInto('idempotencia')
    .values({ sessaoId, chave, pedido, resposta: null })
    .onConflict((conflict) => conflict.columns(['sessaoId', 'chave']).doNothing())
    .returning('chave')
    .executeTakeFirst();
  return taken ? undefined : findAnswer(trx, request);
};

/** The answer that the key already has. */
export const findAnswer = async (
  db: Database,
  { sessaoId, chave, pedido }: RepeatableRequest,
): Promise<{ answer: unknown } | undefined> => {
  const former = await db
    .selectFrom('idempotencia')
    .select(['resposta', 'pedido'])
    .where('sessaoId', '=', sessaoId)
    .where('chave', '=', chave)
    .executeTakeFirst();
  if (!former) return undefined;
  if (!former.pedido.equals(pedido)) throw new AppError('chaveDeRepeticaoEmUso');
  return { answer: former.resposta ?? undefined };
};

/** Keeps the answer under its key, in the transaction that took it. */
export const keepAnswer = async (
  trx: Database,
  { sessaoId, chave }: RepeatableRequest,
  answer: unknown,
): Promise<void> => {
  await trx
    .updateTable('idempotencia')
    .set({ resposta: answer === undefined ? null : JSON.stringify(answer) })
    .where('sessaoId', '=', sessaoId)
    .where('chave', '=', chave)
    .execute();
};
