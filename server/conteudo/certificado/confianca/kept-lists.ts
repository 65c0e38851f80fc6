import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { readRevocationList } from '#server/ferramentas/signature/revocation-list.ts';
import { getRecord, modelsInForce, registerNamed, updateRecord, viewFor } from '#server/engine/index.ts';
import type { PublishedList } from './published-list.ts';

/** What the lists in force may take of the memory together, in bytes; what goes beyond is read each time. */
const mostKept = 128 * 1_048_576;

/** The lists in force, by their digest: they are large, seldom change, and each signature asks for them. */
const atHand = new Map<string, Buffer>();

/** The lists of the authorities, by the number of who made each. */
export const readLists = async (db: Database): Promise<ReadonlyMap<number, Buffer>> => {
  const inForce = await db.selectFrom('autoridadeLista').select(['autoridadeId', 'sha256']).execute();
  const known = new Map(inForce.map(({ autoridadeId, sha256 }) => [autoridadeId, sha256.toString('hex')]));
  const digests = new Set(known.values());
  for (const digest of atHand.keys()) if (!digests.has(digest)) atHand.delete(digest);
  const missing = inForce.filter(({ sha256 }) => !atHand.has(sha256.toString('hex')));
  const read = new Map<string, Buffer>();
  if (missing.length > 0)
    for (const { sha256, der } of await db
      .selectFrom('autoridadeLista')
      .select(['sha256', 'der'])
      .where(
        'autoridadeId',
        'in',
        missing.map(({ autoridadeId }) => autoridadeId),
      )
      .execute())
      read.set(sha256.toString('hex'), der);
  let total = [...atHand.values()].reduce((sum, { length }) => sum + length, 0);
  for (const [digest, der] of read) {
    if (total + der.length > mostKept) continue;
    total += der.length;
    atHand.set(digest, der);
  }
  return new Map(
    [...known].flatMap(([id, digest]) => {
      const der = atHand.get(digest) ?? read.get(digest);
      return der ? [[id, der] as const] : [];
    }),
  );
};

/** Whether a list says more than the one that is kept of its authority, if any. */
export const newerThanKept = async (db: Database, id: number, list: PublishedList): Promise<boolean> => {
  const kept = await db
    .selectFrom('registro.autoridadeCertificadora')
    .leftJoin('autoridadeLista', 'autoridadeId', 'id')
    .select(['listaDe', 'sha256'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!kept?.sha256 || !kept.listaDe) return true;
  if (kept.sha256.equals(digestOf(list))) return false;
  const [before, now] = [kept.listaDe.getTime(), list.from.getTime()];
  return before === now ? await hasGreaterNumber(db, id, list) : before < now;
};

/** Of two of the same second, which an authority makes when it revokes somebody at once, the number tells the newer. */
const hasGreaterNumber = async (db: Database, id: number, { scope }: PublishedList): Promise<boolean> => {
  const kept = await db
    .selectFrom('autoridadeLista')
    .select('der')
    .where('autoridadeId', '=', id)
    .executeTakeFirstOrThrow();
  const before = readRevocationList(kept.der).scope.number;
  return before === undefined || (scope.number !== undefined && scope.number > before);
};

const digestOf = ({ der }: PublishedList): Buffer => createHash('sha256').update(der).digest();

/** Keeps the list of an authority in the place of the one before, and what it says in the register. */
export const keepList = async (ctx: Ctx, id: number, list: PublishedList): Promise<void> => {
  const models = modelsInForce();
  const view = viewFor(ctx, models, registerNamed(models, 'autoridade-certificadora'));
  const before = await getRecord(ctx, view, id, { lock: true });
  await updateRecord(ctx, view, id, before, {
    listaDe: list.from.toISOString(),
    listaAte: list.until?.toISOString(),
    revogados: list.revogados,
  });
  await sql`insert into autoridade_lista (autoridade_id, sha256, der) values (${id}, ${digestOf(list)}, ${Buffer.from(list.der)})
    on conflict (autoridade_id) do update set sha256 = excluded.sha256, der = excluded.der`.execute(ctx.db);
};

/** An authority whose certificate is another has no list any more. */
export const forgetList = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('autoridadeLista').where('autoridadeId', '=', id).execute();
};
