import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { inTurn } from '#server/base/in-turn.ts';
import type { Hsm } from './hsms.ts';

type At = Pick<Ctx, 'ports'>;

/** Somebody may have set it right at the HSM itself: a try a day finds it out, and the last one is never spent. */
const life = 24 * 3_600_000;

/** What is stored of the PIN, told apart from another without telling what it is. */
const markOf = ({ sealed }: Hsm): Buffer =>
  createHash('sha256')
    .update(sealed ?? '')
    .digest();

/** An HSM closes itself after a few wrong tries: what one server was refused, no other of the installation tries again. */
export const isPinRefused = async ({ ports }: At, db: Database, hsm: Hsm): Promise<boolean> => {
  const row = await db
    .selectFrom('hsmPinRecusado')
    .select('marca')
    .where('provedorId', '=', hsm.id)
    .where('venceEm', '>', ports.clock())
    .executeTakeFirst();
  return row?.marca.equals(markOf(hsm)) ?? false;
};

export const keepRefusedPin = async ({ ports }: At, db: Database, hsm: Hsm): Promise<void> => {
  const now = ports.clock();
  await db.deleteFrom('hsmPinRecusado').where('venceEm', '<=', now).execute();
  const kept = { marca: markOf(hsm), venceEm: new Date(now.getTime() + life) };
  await db
    .insertInto('hsmPinRecusado')
    .values({ provedorId: hsm.id, ...kept })
    .onConflict((conflict) => conflict.column('provedorId').doUpdateSet(kept))
    .execute();
};

/** PINs that opened their partition from this process. */
const proved = new WeakMap<Database, Map<number, Buffer>>();

const provedOf = ({ ports: { db } }: At): Map<number, Buffer> => {
  const mine = proved.get(db) ?? new Map<number, Buffer>();
  proved.set(db, mine);
  return mine;
};

/**
 * Runs what opens a partition, outside the transaction of what was asked, which a refusal undoes. While nobody here knows that its PIN
 * is right, one at a time in the whole installation: of many at the same instant only the first one spends a try, and the others
 * find that it was refused.
 */
export const withPin = <T>(at: At, hsm: Hsm, work: (db: Database) => Promise<T>): Promise<T> =>
  inTurn(`hsm:${hsm.id}`, async () => {
    const { db } = at.ports;
    if (provedOf(at).get(hsm.id)?.equals(markOf(hsm))) return work(db);
    // what it kept of the refusal stays: the failure is told after the transaction
    const outcome = await inTransaction(db, async (trx): Promise<Outcome<T>> => {
      await sql`select pg_advisory_xact_lock(hashtext(${`hsm:${hsm.id}`}))`.execute(trx);
      try {
        return { value: await work(trx) };
      } catch (error) {
        return { error };
      }
    });
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  });

type Outcome<T> = { readonly value: T } | { readonly error: unknown };

export const provePin = (at: At, hsm: Hsm): void => void provedOf(at).set(hsm.id, markOf(hsm));

export const doubtPin = (at: At, { id }: Hsm): void => void provedOf(at).delete(id);
