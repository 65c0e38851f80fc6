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
    const checked = await askGuards(db, plan, file, acceptLoss);
    await db.executeQuery(CompiledQuery.raw('release savepoint perguntas'));
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
    const { rows } = await db.executeQuery<Finding>(CompiledQuery.raw(guard.query));
    const found = rows[0];
    if (!found || found.quantos === 0) continue;
    if (acceptLoss && guard.makeWay) makeWay.push(...guard.makeWay);
    else refusals.push(refusalOf(plan.register, file, guard, found));
  }
  return { refusals, makeWay };
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
  ...(guard.makeWay ? { command: `malote registros aplicar ${register} --aceitar-perda` } : {}),
});
