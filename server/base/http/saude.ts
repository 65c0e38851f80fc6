import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { inicio } from '#schemas/messages/pt-BR/inicio.ts';
import type { Database } from '#server/base/db/connect.ts';
import { isLost, isUnavailable } from '#server/base/db/unavailable.ts';
import type { FileStore } from '#server/base/files/file-store.ts';
import { isGone } from '#server/base/files/volume-problem.ts';
import { volumesNow } from '#server/base/files/volumes-now.ts';

interface Health {
  readonly vivo: true;
  readonly pronto: boolean;
  /** Why it is not ready, in words that say nothing of this machine. */
  readonly motivo?: string;
  /** What somebody should look at, although it serves. */
  readonly avisos?: readonly string[];
}

interface Served {
  readonly db: Database;
  readonly files: FileStore;
  /** What whoever keeps the database knows of its absence. */
  readonly trouble?: (() => string | undefined) | undefined;
}

/**
 * `/saude/vivo`: the process answers. `/saude` and `/saude/pronto`: it can serve, for which the database takes what is written and
 * some volume is there. A full volume, or a read-only one, is no matter of this process: another would not do better.
 */
export const serveHealth = (app: FastifyInstance, { db, files, trouble = () => undefined }: Served): void => {
  app.get('/saude/vivo', { logLevel: 'warn' }, () => ({ vivo: true }));
  const ready = async (): Promise<Health> => {
    try {
      if (await onLivingConnection(() => isReadOnly(db)))
        return { vivo: true, pronto: false, motivo: inicio.saude.bancoSoLeitura };
      return await withVolumes(db, files);
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

/** Of those that were kept while the database was away each is lost once, and says nothing of how it is now. */
const onLivingConnection = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (let lost = 0; ; lost += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!isLost(error) || lost === mostLost) throw error;
    }
  }
};
/** More than a pool keeps. */
const mostLost = 50;

/** A replica, or a database closed to writing, answers questions and refuses all work. */
const isReadOnly = async (db: Database): Promise<boolean> => {
  const { rows } = await sql<{ soLeitura: boolean }>`
    select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as so_leitura`.execute(
    db,
  );
  return rows[0]?.soLeitura === true;
};

const withVolumes = async (db: Database, files: FileStore): Promise<Health> => {
  const volumes = await volumesNow(db, files);
  const taking = volumes.filter(({ aceita }) => aceita);
  if (taking.length > 0 && taking.every(({ problema }) => isGone(problema)))
    return { vivo: true, pronto: false, motivo: inicio.saude.semVolumes };
  if (volumes.every(({ problema }) => problema === undefined)) return { vivo: true, pronto: true };
  return { vivo: true, pronto: true, avisos: [inicio.saude.volumeFora] };
};

const reasonOf = (error: unknown): string => {
  const { code } = error as { code?: string };
  if (code === '53300') return inicio.saude.semVagas;
  if (code === '53100') return inicio.saude.discoCheio;
  return isUnavailable(error) ? inicio.saude.bancoNaoResponde : inicio.saude.fora;
};
