import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';

/** `/saude/vivo`: the process answers. `/saude` and `/saude/pronto`: it can serve, the database too. */
export const serveHealth = (app: FastifyInstance, db: Database): void => {
  app.get('/saude/vivo', { logLevel: 'warn' }, () => ({ vivo: true }));
  const ready = async (): Promise<{ vivo: true; pronto: boolean }> => {
    try {
      await sql`select 1`.execute(db);
      return { vivo: true, pronto: true };
    } catch (error) {
      app.log.warn({ err: error }, 'banco de dados não responde');
      return { vivo: true, pronto: false };
    }
  };
  for (const url of ['/saude', '/saude/pronto'])
    app.get(url, { logLevel: 'warn' }, async (_request, reply) => {
      const state = await ready();
      return reply.code(state.pronto ? 200 : 503).send(state);
    });
};
