import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { PublicCtx } from '#server/base/http/context.ts';
import { hashToken } from '#server/base/http/hash-token.ts';

const cookieName = 'malote_dispositivo';
const keptSeconds = 180 * 24 * 3600;
const mostOfOne = 30;

const tokenOf = ({ cookies }: PublicCtx): string | undefined => {
  const token = cookies.read(cookieName);
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
};

/** The browser of this call, if the owner of the login already entered from it. */
export const knownDevice = async (ctx: PublicCtx, login: string): Promise<Buffer | undefined> => {
  const token = tokenOf(ctx);
  if (token === undefined) return undefined;
  const hash = hashToken(token);
  const row = await ctx.db
    .selectFrom('dispositivo as d')
    .innerJoin('registro.usuario as u', 'u.id', 'd.usuarioId')
    .select('d.id')
    .where('d.hash', '=', hash)
    .where('u.login', '=', login)
    .executeTakeFirst();
  return row && hash;
};

/** Remembers the browser of a person who has just entered. Answers whether it is one that the person should hear of. */
export const keepDevice = async (ctx: PublicCtx, usuarioId: number): Promise<boolean> => {
  const { db, agora, endereco, agente } = ctx;
  const given = tokenOf(ctx);
  const mine = db.selectFrom('dispositivo').where('usuarioId', '=', usuarioId);
  if (given !== undefined) {
    const { numUpdatedRows } = await db
      .updateTable('dispositivo')
      .set({ usadoEm: agora, endereco, agente })
      .where('usuarioId', '=', usuarioId)
      .where('hash', '=', hashToken(given))
      .executeTakeFirstOrThrow();
    ctx.cookies.write(cookieName, given, keptSeconds, { path: 'login' });
    if (numUpdatedRows > 0n) return false;
  }
  const before = await mine.select(['id', 'criadoEm', 'usadoEm', 'endereco', 'agente']).execute();
  const alike = before.filter((row) => row.endereco === endereco && row.agente === agente);
  const token = await tokenFor(ctx, given);
  ctx.cookies.write(cookieName, token, keptSeconds, { path: 'login' });
  // A client that keeps no cookies comes as new each time: one row is enough for it.
  const unused = alike.find(({ criadoEm, usadoEm }) => criadoEm.getTime() === usadoEm.getTime());
  if (unused) await db.deleteFrom('dispositivo').where('id', '=', unused.id).execute();
  await db
    .insertInto('dispositivo')
    .values({ usuarioId, hash: hashToken(token), endereco, agente, criadoEm: agora, usadoEm: agora })
    .execute();
  await sql`delete from dispositivo where usuario_id = ${usuarioId} and id not in (select id from dispositivo
    where usuario_id = ${usuarioId} order by usado_em desc, id desc limit ${mostOfOne})`.execute(db);
  return before.length > 0 && alike.length === 0;
};

/** People who share a browser share its token; one that we did not give is not taken. */
const tokenFor = async ({ db }: PublicCtx, given: string | undefined): Promise<string> => {
  const ours =
    given !== undefined &&
    (await db
      .selectFrom('dispositivo')
      .select('id')
      .where('hash', '=', hashToken(given))
      .limit(1)
      .executeTakeFirst());
  return ours && given !== undefined ? given : randomBytes(32).toString('base64url');
};
