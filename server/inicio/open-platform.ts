import { setLegalZone } from '#schemas/legal-zone.ts';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/base/config.ts';
import { connect, type Connection, type Database } from '#server/base/db/connect.ts';
import { listenChanges } from '#server/base/db/listen-changes.ts';
import { migrate } from '#server/base/db/migrate.ts';
import { requireSupportedPostgres } from '#server/base/db/postgres-version.ts';
import { createEngine, type Engine, type RegisterHook } from '#server/engine/index.ts';
import { findBucket } from '#server/base/files/bucket.ts';
import { bucketStore } from '#server/base/files/bucket-store.ts';
import type { FileStore } from '#server/base/files/file-store.ts';
import { folderStore } from '#server/base/files/folder-store.ts';
import { volumeStores } from '#server/base/files/volume-stores.ts';
import type { Ports } from '#server/base/http/context.ts';
import { LiveStreams } from '#server/base/live/live-streams.ts';
import { prepareJobs, type Workload } from '#server/base/jobs/run-jobs.ts';
import { createPdfRenderer, type PdfRenderer } from '#server/ferramentas/pdf/index.ts';
import { allowedAddress, trustedAuthorities } from '#server/instalacao/conexao/index.ts';
import { keepsPlace } from '#server/instalacao/configuracao/index.ts';
import { contentUses } from '#server/pessoas/acesso/content-uses.ts';
import { outsidersBy } from '#server/pessoas/externo/index.ts';
import { sessionsBy } from '#server/pessoas/sessao/index.ts';
import { loadOwnTexts, ownTextsChannel, fillMessages } from '#server/instalacao/mensagem/index.ts';
import { backUpBeforeUpgrade, endUpgrade } from './back-up-before-upgrade.ts';
import { sql } from 'kysely';
import { inTransaction } from '#server/base/db/transaction.ts';
import { fillTasks } from '#server/administracao/tarefa/index.ts';
import { fillVolume } from '#server/instalacao/volume/index.ts';
import type pg from 'pg';
import { movedMark } from '#server/base/backup/moved-mark.ts';
import { StartRefusal } from '#server/base/start-refusal.ts';
import { loadMark } from './load-mark.ts';

/**
 * A first load that was killed in the middle starts again from an empty database. Only the embedded one is emptied:
 * a database that somebody gave may hold what is not ours. One that was moved elsewhere is refused.
 */
const undoInterruptedLoad = async (pool: pg.Pool, config: Config): Promise<void> => {
  const { rows } = await pool.query<{ existe: boolean }>(
    "select to_regclass('public.ajuste') is not null as existe",
  );
  if (!rows[0]?.existe) return;
  const moved = await pool.query('select from ajuste where chave = $1', [movedMark]);
  if (moved.rowCount) throw new StartRefusal('bancoMudou');
  const { rowCount } = await pool.query('select from ajuste where chave = $1', [loadMark]);
  if (!rowCount) return;
  if (config.databaseUrl !== undefined) throw new StartRefusal('cargaInterrompida');
  await pool.query(
    'drop schema if exists registro, graphile_worker cascade; drop schema public cascade; create schema public',
  );
};

/** Registers whose records are the product's own follow its version: messages, scheduled tasks, and the first volume. */
const fillProductRegisters = (db: Database): Promise<void> =>
  inTransaction(db, async (trx) => {
    // Several processes may start together.
    await sql`select pg_advisory_xact_lock(hashtext('registros-do-produto'))`.execute(trx);
    await fillMessages(trx);
    await fillTasks(trx);
    await fillVolume(trx);
  });

/** The parts of a running installation, without the HTTP server. */
export interface Platform {
  readonly connection: Connection;
  readonly engine: Engine;
  readonly ports: Ports;
  readonly workload: Workload;
  readonly close: () => Promise<void>;
}

export interface PlatformOptions {
  readonly clock?: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Draws the PDFs of more than one installation: who gives it closes it. By default each has its own, with the cores but one. */
  readonly pdf?: PdfRenderer;
}

/** What only the wiring knows: what every domain adds to the registers and to the queue. */
interface Wiring {
  readonly hooks: Readonly<Record<string, RegisterHook>>;
  readonly workload: Workload;
}

/** Folder of the definitions that come with the product. */
export const builtInRegisters = join(import.meta.dirname, '..', '..', 'resources');

/** Connects, brings the database up to date and puts the registers in force. */
export const openPlatform = async (
  config: Config,
  database: PoolConfig,
  { hooks, workload }: Wiring,
  { clock = () => new Date(), log, pdf: given }: PlatformOptions,
): Promise<Platform> => {
  setLegalZone(config.timeZone);
  const connection = connect(database);
  try {
    await requireSupportedPostgres(connection.pool);
    await undoInterruptedLoad(connection.pool, config);
    await backUpBeforeUpgrade(connection.pool, database, config, log);
    await migrate(connection.pool, 'plataforma');
    const engine = createEngine({
      db: connection.db,
      connection: database,
      folders: [builtInRegisters, ...(config.resourcesDir ? [config.resourcesDir] : [])],
      hooks,
      log,
    });
    await engine.load();
    await migrate(connection.pool, 'dominios');
    await prepareJobs(connection.pool);
    await fillProductRegisters(connection.db);
    await endUpgrade(connection.pool);
    const stopListening = await followOwnTexts(connection, database, log);
    const live = await LiveStreams.open(database, log);
    const pdf = given ?? createPdfRenderer();
    const ports: Ports = {
      config,
      db: connection.aside,
      database,
      files: openVolumes(connection.aside, config),
      pdf,
      sessions: sessionsBy(clock, config.timeZone),
      outsiders: outsidersBy(clock),
      live,
      usesInDomains: contentUses,
      keepsPlace,
      clock,
    };
    const close = async (): Promise<void> => {
      await live.close();
      await stopListening();
      await engine.close();
      if (!given) await pdf.close();
      await connection.close();
    };
    return { connection, engine, ports, workload, close };
  } catch (error) {
    await connection.close();
    throw error;
  }
};

/** The volumes of an installation, in folders and in buckets, as the register tells of them. */
export const openVolumes = (db: Database, { dataDir, key, allowedConnections }: Config): FileStore =>
  volumeStores(
    folderStore(dataDir),
    bucketStore(({ pasta }) => findBucket(db, key, pasta ?? ''), {
      address: (host, port) => allowedAddress(allowedConnections, host, port),
      authorities: () => trustedAuthorities(null),
    }),
  );

/** The organisation's own texts, now and whenever some process changes them. */
const followOwnTexts = async (
  { db }: Connection,
  database: PoolConfig,
  log: PlatformOptions['log'],
): Promise<() => Promise<void>> => {
  const failed = (error: unknown): void =>
    log.error({ err: error }, 'os textos próprios não puderam ser lidos');
  const stop = await listenChanges(
    database,
    ownTextsChannel,
    () => void loadOwnTexts(db).catch(failed),
    failed,
  );
  await loadOwnTexts(db);
  return stop;
};
