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
export const isPinRefused = async ({ ports }: At, hsm: Hsm): Promise<boolean> => {
  const row = await ports.db
    .selectFrom('hsmPinRecusado')
    .select('marca')
    .where('provedorId', '=', hsm.id)
    .where('venceEm', '>', ports.clock())
    .executeTakeFirst();
  return row?.marca.equals(markOf(hsm)) ?? false;
};

/** Outside the transaction of what was asked, which the refusal undoes. */
export const keepRefusedPin = async ({ ports: { db, clock } }: At, hsm: Hsm): Promise<void> => {
  const now = clock();
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
 * Runs what opens a partition. While nobody here knows that its PIN is right, one at a time in the whole installation: of many at
 * the same instant only the first one spends a try, and the others find that it was refused.
 */
export const withPin = <T>(at: At, hsm: Hsm, work: () => Promise<T>): Promise<T> =>
  inTurn(`hsm:${hsm.id}`, () =>
    provedOf(at).get(hsm.id)?.equals(markOf(hsm))
      ? work()
      : inTransaction(at.ports.db, async (trx) => {
          await sql`select pg_advisory_xact_lock(hashtext(${`hsm:${hsm.id}`}))`.execute(trx);
          return work();
        }),
  );

export const provePin = (at: At, hsm: Hsm): void => void provedOf(at).set(hsm.id, markOf(hsm));

export const doubtPin = (at: At, { id }: Hsm): void => void provedOf(at).delete(id);
