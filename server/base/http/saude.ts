import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { inicio } from '#schemas/messages/pt-BR/inicio.ts';
import type { Database } from '#server/base/db/connect.ts';
import { isUnavailable } from '#server/base/db/unavailable.ts';

interface Health {
  readonly vivo: true;
  readonly pronto: boolean;
  /** Why it is not ready, in words that say nothing of this machine. */
  readonly motivo?: string;
}

/**
 * `/saude/vivo`: the process answers. `/saude` and `/saude/pronto`: it can serve, the database too.
 * `trouble`: what whoever keeps the database knows of its absence.
 */
export const serveHealth = (
  app: FastifyInstance,
  db: Database,
  trouble: () => string | undefined = () => undefined,
): void => {
  app.get('/saude/vivo', { logLevel: 'warn' }, () => ({ vivo: true }));
  const ready = async (): Promise<Health> => {
    try {
      await sql`select 1`.execute(db);
      return { vivo: true, pronto: true };
    } catch (error) {
      app.log.warn({ err: error }, 'banco de dados não responde');
      return { vivo: true, pronto: false, motivo: trouble() ?? reasonOf(error) };
    }
  };
  for (const url of ['/saude', '/saude/pronto'])
    app.get(url, { logLevel: 'warn' }, async (_request, reply) => {
      const state = await ready();
      return reply.code(state.pronto ? 200 : 503).send(state);
    });
};

const reasonOf = (error: unknown): string => {
  const { code } = error as { code?: string };
  if (code === '53300') return inicio.saude.semVagas;
  if (code === '53100') return inicio.saude.discoCheio;
  return isUnavailable(error) ? inicio.saude.bancoNaoResponde : inicio.saude.fora;
};
