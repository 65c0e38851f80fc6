import { defined } from '#schemas/defined.ts';
import { CompiledQuery, type Kysely } from 'kysely';
import { mensagem } from '#schemas/messages/index.ts';
import type { Guard, Plan } from './plan.ts';
import { refusedByDatabase, type Refusal } from './refusal.ts';

interface Finding {
  readonly quantos: number;
  readonly exemplos: readonly (number | string)[] | null;
}

interface Checked {
  readonly refusals: readonly Refusal[];
  readonly makeWay: readonly string[];
}

/**
 * Asks the data whether a plan may run. Returns the refusals, and what makes way for it where `acceptLoss` says
 * that the data in the way may go. A question that PostgreSQL cannot answer refuses this plan and no other.
 */
export const checkGuards = async <T>(
  db: Kysely<T>,
  plan: Plan,
  file: string | undefined,
  acceptLoss: boolean,
): Promise<Checked> => {
  await db.executeQuery(CompiledQuery.raw('savepoint perguntas'));
  try {
    // The names are given for the questions only: whether the plan runs depends on the other ones too.
    for (const statement of plan.renames) await db.executeQuery(CompiledQuery.raw(statement));
    const checked = await askGuards(db, plan, file, acceptLoss);
    await db.executeQuery(
      CompiledQuery.raw(`${plan.renames.length > 0 ? 'rollback to' : 'release'} savepoint perguntas`),
    );
    return checked;
  } catch (error) {
    // Fails too where the connection is gone, and then nothing can be said of any register.
    await db.executeQuery(CompiledQuery.raw('rollback to savepoint perguntas'));
    return { refusals: [refusedByDatabase(plan.register, file, error as Error)], makeWay: [] };
  }
};

const askGuards = async <T>(
  db: Kysely<T>,
  plan: Plan,
  file: string | undefined,
  acceptLoss: boolean,
): Promise<Checked> => {
  const refusals: Refusal[] = [];
  const makeWay: string[] = [];
  for (const guard of plan.guards) {
    const found = guard.refuses
      ? await judged(db, guard.query, guard.refuses)
      : await counted(db, guard.query);
    if (!found || found.quantos === 0) continue;
    if (acceptLoss && guard.makeWay) makeWay.push(...guard.makeWay);
    else refusals.push(refusalOf(plan.register, file, guard, found));
  }
  return { refusals, makeWay };
};

const counted = async <T>(db: Kysely<T>, query: string): Promise<Finding | undefined> =>
  (await db.executeQuery<Finding>(CompiledQuery.raw(query))).rows[0];

/** Records read at once, where each is judged by itself. */
const batch = 2000;
const mostExamples = 5;

const judged = async <T>(
  db: Kysely<T>,
  query: string,
  refuses: NonNullable<Guard['refuses']>,
): Promise<Finding> => {
  const exemplos: number[] = [];
  let quantos = 0;
  for (let last = 0; ;) {
    const { rows } = await db.executeQuery<{ readonly id: number }>(
      CompiledQuery.raw(`select * from (${query}) v where id > ${last} order by id limit ${batch}`),
    );
    for (const values of rows) {
      if (!refuses(values)) continue;
      quantos += 1;
      if (exemplos.length < mostExamples) exemplos.push(values.id);
    }
    const end = rows.at(-1)?.id;
    if (end === undefined || rows.length < batch) return { quantos, exemplos };
    last = end;
  }
};

const refusalOf = (register: string, file: string | undefined, guard: Guard, found: Finding): Refusal => ({
  register,
  file,
  pointer: guard.pointer,
  guard: guard.reason,
  reason: mensagem(`registro.recusa.${guard.reason}`, {
    ...guard.data,
    quantos: found.quantos,
    registros: mensagem(
      found.quantos === 1 ? 'registro.recusa.registros_one' : 'registro.recusa.registros_other',
      { quantos: found.quantos },
    ),
    exemplos: found.exemplos?.join(', ') ?? '',
  }),
  ...defined({ command: guard.makeWay ? `malote registros aplicar ${register} --aceitar-perda` : undefined }),
});
