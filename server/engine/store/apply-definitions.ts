import pg from 'pg';
import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import { mensagem } from '#schemas/messages/index.ts';
import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { releaseFiles } from '#server/engine/records/held-files.ts';
import { checkGuards } from '#server/engine/migration/check-guards.ts';
import type { Plan } from '#server/engine/migration/plan.ts';
import { planMigration } from '#server/engine/migration/plan-migration.ts';
import { refusedByDatabase, type Refusal } from '#server/engine/migration/refusal.ts';
import { shapesOf } from '#server/engine/migration/shapes-of.ts';
import { changesChannel } from './changes-channel.ts';
import { digestOf } from './digest.ts';
import { forgetRefusals } from './refusal-table.ts';
import { readApplied, storeApplied, storeRemoved, type AppliedDefinition } from './definition-table.ts';

/** A definition, already found right by itself, that its tables should follow. */
export interface Candidate {
  readonly definition: RegisterDefinition;
  readonly file: string | undefined;
}

/** What came of applying some definitions. */
export interface Outcome {
  readonly applied: ReadonlyMap<string, AppliedDefinition>;
  readonly changed: readonly string[];
  readonly refusals: readonly Refusal[];
}

/** Held while definitions change, so that processes starting together change the tables once. */
const definitionsLock = 4_719_303;

const longestLockWait = 10_000;

/** Classes of errors that end the connection: its own, and the server stopping (57P01 to 57P05). */
const isLost = ({ code = '' }: pg.DatabaseError): boolean => code.startsWith('08') || code.startsWith('57P');

interface Step {
  readonly plan: Plan;
  readonly makeWay: readonly string[];
  readonly candidate: Candidate | undefined;
}

/** A statement of a plan that PostgreSQL refused, in spite of the guards. */
class StatementError extends Error {
  readonly register: string;
  override readonly cause: Error;

  constructor(register: string, cause: Error) {
    super(cause.message, { cause });
    this.register = register;
    this.cause = cause;
  }
}

/**
 * Makes the tables follow the given definitions, all in one transaction and one process at a time. Those that the
 * data does not allow are refused and the former definition stays in force.
 * @param acceptLoss lets go the data that stands in the way, where that is enough.
 * @param lockWait how long, in milliseconds, each change waits for those who use the table.
 */
export const applyDefinitions = async <T>(
  db: Kysely<T>,
  candidates: readonly Candidate[],
  { acceptLoss = false, lockWait = longestLockWait } = {},
): Promise<Outcome> => {
  const broken: Refusal[] = [];
  for (;;) {
    const left = candidates.filter(
      ({ definition }) => !broken.some(({ register }) => register === definition.name),
    );
    try {
      const outcome = await changingTables(db, lockWait, (trx) => applyAll(trx, left, acceptLoss));
      return { ...outcome, refusals: [...broken, ...outcome.refusals] };
    } catch (error) {
      if (!(error instanceof StatementError)) throw error;
      // A lost connection says nothing of the definition, and the next attempt would fail as well.
      if (!(error.cause instanceof pg.DatabaseError) || isLost(error.cause)) throw error.cause;
      const file = left.find(({ definition }) => definition.name === error.register)?.file;
      broken.push(refusedByDatabase(error.register, file, error.cause));
    }
  }
};

/** Removes a register with its tables. @returns why not, where it cannot be. */
export const removeDefinition = <T>(
  db: Kysely<T>,
  name: string,
  { acceptLoss = false } = {},
): Promise<readonly Refusal[]> =>
  changingTables(db, longestLockWait, async (trx) => {
    const former = (await readApplied(trx)).get(name);
    if (!former)
      return [
        {
          register: name,
          file: undefined,
          pointer: '',
          reason: mensagem('registro.recusa.inexistente', { registro: name }),
        },
      ];
    const plan = planMigration(former.definition, undefined);
    const { refusals, makeWay } = await checkGuards(trx, plan, undefined, acceptLoss);
    if (refusals.length > 0)
      return refusals.map((one) =>
        one.command ? { ...one, command: `malote registros remover ${name} --aceitar-perda` } : one,
      );
    await run(trx, name, [...makeWay, ...plan.release, ...plan.structure]);
    await releaseFiles(trx, name);
    await forgetRefusals(trx, name);
    await storeRemoved(trx, name, [...plan.release, ...plan.structure]);
    await notify(trx);
    return [];
  });

/** A transaction in which definitions change, one process at a time. */
const changingTables = <T, R>(
  db: Kysely<T>,
  lockWait: number,
  work: (trx: Transaction<T>) => Promise<R>,
): Promise<R> =>
  db
    .withoutPlugins()
    .transaction()
    .execute(async (trx) => {
      await trx.executeQuery(CompiledQuery.raw('set local statement_timeout = 0'));
      await trx.executeQuery(CompiledQuery.raw('select pg_advisory_xact_lock($1)', [definitionsLock]));
      // Waiting for a long reader would stop every other one behind it: better to try again.
      await trx.executeQuery(CompiledQuery.raw(`set local lock_timeout = ${lockWait}`));
      return work(trx);
    });

const applyAll = async <T>(
  trx: Transaction<T>,
  candidates: readonly Candidate[],
  acceptLoss: boolean,
): Promise<Outcome> => {
  const former = await readApplied(trx);
  const digests = new Map(candidates.map(({ definition }) => [definition.name, digestOf(definition)]));
  const changed = candidates.filter(
    ({ definition: { name } }) => former.get(name)?.sha256 !== digests.get(name),
  );
  const refusals: Refusal[] = [];
  const steps: Step[] = [];
  const tables = tablesOf([...former.values()].map(({ definition }) => definition));
  for (const candidate of changed) {
    const plan = planMigration(
      former.get(candidate.definition.name)?.definition,
      candidate.definition,
      (table) => tables.has(table),
    );
    const checked = await checkGuards(trx, plan, candidate.file, acceptLoss);
    refusals.push(...checked.refusals);
    if (checked.refusals.length === 0) steps.push({ plan, makeWay: checked.makeWay, candidate });
  }
  const ready = withTargets(steps, former, refusals);
  for (const { plan } of ready) await run(trx, plan.register, [...plan.renames, ...plan.release]);
  for (const { plan, makeWay } of ready) await run(trx, plan.register, [...makeWay, ...plan.structure]);
  for (const { plan } of ready) await run(trx, plan.register, plan.indexes);
  for (const { plan } of ready) await run(trx, plan.register, plan.links);
  for (const { plan, makeWay, candidate } of ready)
    if (candidate) {
      await forgetRefusals(trx, plan.register);
      await storeApplied(trx, candidate.definition, digests.get(plan.register) ?? '', candidate.file, [
        ...plan.renames,
        ...plan.release,
        ...makeWay,
        ...plan.structure,
        ...plan.indexes,
        ...plan.links,
      ]);
    }
  if (ready.length > 0) await notify(trx);
  return { applied: await readApplied(trx), changed: ready.map(({ plan }) => plan.register), refusals };
};

/** A register whose rows come from a hook has no table to point to. */
const tablesOf = (definitions: readonly RegisterDefinition[]): ReadonlySet<string> =>
  new Set(definitions.flatMap((one) => shapesOf(one).map(({ name }) => name)));

/** A definition cannot point to one that was refused, nor to none: leaves out those that do, until none is left. */
const withTargets = (
  steps: readonly Step[],
  former: ReadonlyMap<string, AppliedDefinition>,
  refusals: Refusal[],
): readonly Step[] => {
  const definitions = new Map([...former].map(([name, { definition }]) => [name, definition]));
  for (const { plan, candidate } of steps)
    if (candidate) definitions.set(plan.register, candidate.definition);
  const tables = tablesOf([...definitions.values()]);
  const missing = steps.filter(({ candidate }) => candidate && missingTarget(candidate.definition, tables));
  if (missing.length === 0) return steps;
  for (const { candidate } of missing) {
    if (!candidate) continue;
    const target = missingTarget(candidate.definition, tables);
    refusals.push({
      register: candidate.definition.name,
      file: candidate.file,
      pointer: target?.pointer ?? '',
      reason: mensagem('registro.recusa.alvoAusente', { registro: target?.table.replaceAll('_', '-') ?? '' }),
    });
  }
  return withTargets(
    steps.filter((step) => !missing.includes(step)),
    former,
    refusals,
  );
};

const missingTarget = (
  definition: RegisterDefinition,
  tables: ReadonlySet<string>,
): { table: string; pointer: string } | undefined => {
  const own = new Set(shapesOf(definition).map(({ name }) => name));
  return shapesOf(definition)
    .flatMap(({ foreignKeys }) => foreignKeys)
    .filter(({ target }) => !own.has(target) && !tables.has(target))
    .map(({ target, pointer }) => ({ table: target, pointer: `${pointer}/x-relation/resource` }))[0];
};

const run = async <T>(
  trx: Transaction<T>,
  register: string,
  statements: readonly string[],
): Promise<void> => {
  for (const statement of statements) {
    try {
      await trx.executeQuery(CompiledQuery.raw(statement));
    } catch (cause) {
      throw new StatementError(register, cause as Error);
    }
  }
};

const notify = async <T>(trx: Transaction<T>): Promise<void> => {
  await trx.executeQuery(CompiledQuery.raw('select pg_notify($1, $2)', [changesChannel, '']));
};
