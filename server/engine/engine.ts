import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/base/db/generated-tables.ts';
import type { RegisterHook } from './hook.ts';
import type { Refusal } from '#server/engine/migration/refusal.ts';
import { buildModels } from '#server/engine/model/build-models.ts';
import { putInForce } from '#server/engine/model/models-in-force.ts';
import type { RegisterModels } from '#server/engine/model/register-model.ts';
import { applyDefinitions } from '#server/engine/store/apply-definitions.ts';
import { changesChannel } from '#server/engine/store/changes-channel.ts';
import { readApplied } from '#server/engine/store/definition-table.ts';
import { listenChanges } from '#server/base/db/listen-changes.ts';
import { readFolders } from '#server/engine/store/read-folder.ts';
import { storeRefusals } from '#server/engine/store/refusal-table.ts';
import { retryLater } from '#server/engine/store/retry-later.ts';
import { serially } from '#server/engine/store/serially.ts';
import { watchFolder } from '#server/engine/store/watch-folder.ts';
import { openApiPaths } from '#server/engine/wire/open-api-paths.ts';

export interface EngineOptions {
  readonly db: Kysely<Tables>;
  /** How to open the connection that listens to changes made by other processes. */
  readonly connection: pg.ClientConfig;
  /** Folders of definition files; those of the product first. */
  readonly folders: readonly string[];
  readonly hooks: Readonly<Record<string, RegisterHook>>;
  /** How long, in milliseconds, a change waits for those who use its tables. */
  readonly lockWait?: number;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** The registers of an installation, at work in this process. */
export interface Engine {
  /** The registers in force now; ask anew for each request. */
  readonly models: () => RegisterModels;
  /** Makes the tables follow the files, and serves what came of it. @returns what was refused. */
  readonly load: () => Promise<readonly Refusal[]>;
  /** Follows, from now on, the folders and what other processes change. */
  readonly watch: () => Promise<void>;
  readonly openApiPaths: () => Record<string, object>;
  readonly close: () => Promise<void>;
}

/** Builds the engine; nothing runs until `load` and `watch`. */
export const createEngine = (options: EngineOptions): Engine => {
  const { db, folders, hooks, log, lockWait } = options;
  let models: RegisterModels = new Map();
  let stops: (() => Promise<void> | void)[] = [];

  const serve = async (): Promise<void> => {
    const applied = await readApplied(db.withoutPlugins());
    const same =
      applied.size === models.size &&
      [...applied].every(([name, one]) => models.get(name)?.sha256 === one.sha256);
    if (same) return;
    models = buildModels(applied.values(), hooks);
    putInForce(models);
  };

  // One at a time: two loads at once would only wait for each other's lock.
  const load = serially(async (): Promise<readonly Refusal[]> => {
    const inForce = await readApplied(db.withoutPlugins());
    const content = await readFolders(folders, inForce, (name) => Object.hasOwn(hooks, name));
    const outcome = await applyDefinitions(
      db,
      content.candidates,
      lockWait === undefined ? {} : { lockWait },
    );
    const refusals = [...content.refusals, ...outcome.refusals];
    await storeRefusals(db.withoutPlugins(), folders, refusals);
    await serve();
    for (const name of outcome.changed) log.info({ registro: name }, 'registro aplicado');
    for (const { file, pointer, reason, command } of refusals)
      log.warn({ arquivo: file, lugar: pointer, motivo: reason, comando: command }, 'registro recusado');
    return refusals;
  });

  const failed = (what: string) => (error: unknown) => log.error({ err: error }, what);
  const reload = serially(serve);
  // What failed for a passing reason is tried again by itself: nobody would touch the file for that.
  const follow = retryLater(
    async () => !(await load()).some(({ passing }) => passing),
    failed('os registros da pasta não puderam ser lidos'),
  );
  const followOthers = retryLater(async () => {
    await reload();
    return true;
  }, failed('os registros alterados não puderam ser lidos'));
  return {
    models: () => models,
    load,
    watch: async () => {
      stops.push(follow.stop, followOthers.stop);
      for (const folder of folders)
        stops.push(
          await watchFolder(folder, follow.run, failed('a pasta de registros não pode ser observada')),
        );
      stops.push(
        await listenChanges(
          options.connection,
          changesChannel,
          followOthers.run,
          failed('a escuta de registros caiu'),
        ),
      );
      // Whatever changed between the first load and the watch.
      if ((await load()).some(({ passing }) => passing)) follow.run();
    },
    openApiPaths: () => openApiPaths(models),
    close: async () => {
      const ending = stops;
      stops = [];
      for (const stop of ending) await stop();
    },
  };
};
