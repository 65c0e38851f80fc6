import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Database } from '#server/base/db/connect.ts';

/** A write asked with an `Idempotency-Key`: the same key of the same session gives the first answer again. */
export interface RepeatableRequest {
  readonly sessaoId: number;
  readonly chave: string;
  /** Method, address and body: the same key with another request is refused. */
  readonly pedido: Buffer;
}

/** With the key of the installation: bodies may carry passwords, and who reads the table must not be able to try them. */
export const requestDigest = (key: Buffer, method: string, url: string, body: unknown): Buffer =>
  createHmac('sha256', key)
    .update(`${method} ${url}\n${JSON.stringify(body)}`)
    .digest();

/** A process that died in the middle leaves its mark; after this time the act may be tried again. */
const abandonedAfter = sql<Date>`now() - interval '100 seconds'`;

/**
 * Takes the key, or gives the answer that it already has. Inside the transaction of the write, a second
 * request with the same key waits for the first one to commit and then finds its answer.
 */
export const takeKey = async (
  db: Database,
  request: RepeatableRequest,
): Promise<{ answer: unknown } | undefined> => {
  const taken = await db
    .insertInto('idempotencia')
    .values({ ...request, status: null, resposta: null })
    .onConflict((conflict) =>
      conflict
        .columns(['sessaoId', 'chave'])
        .doUpdateSet({ criadaEm: sql`now()` })
        .where('idempotencia.status', 'is', null)
        .where('idempotencia.criadaEm', '<', abandonedAfter)
        .where('idempotencia.pedido', '=', request.pedido),
    )
    .returning('chave')
    .executeTakeFirst();
  if (taken) return undefined;
  const former = await db
    .selectFrom('idempotencia')
    .select(['status', 'resposta', 'pedido'])
    .where('sessaoId', '=', request.sessaoId)
    .where('chave', '=', request.chave)
    .executeTakeFirst();
  if (!former || former.status === null || !former.pedido.equals(request.pedido))
    throw new AppError('chaveDeRepeticaoEmUso');
  return { answer: former.resposta ?? undefined };
};

/** Keeps the answer under its key. */
export const keepAnswer = async (
  db: Database,
  request: RepeatableRequest,
  answer: unknown,
): Promise<void> => {
  await db
    .updateTable('idempotencia')
    .set({ status: 200, resposta: answer === undefined ? null : JSON.stringify(answer) })
    .where('sessaoId', '=', request.sessaoId)
    .where('chave', '=', request.chave)
    .execute();
};

/** Lets the key go, so that a refused act can be tried again. */
export const releaseKey = async (db: Database, request: RepeatableRequest): Promise<void> => {
  await db
    .deleteFrom('idempotencia')
    .where('sessaoId', '=', request.sessaoId)
    .where('chave', '=', request.chave)
    .where('status', 'is', null)
    .execute();
};
