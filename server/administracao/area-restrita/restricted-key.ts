import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '#schemas/app-error.ts';
import type { AreaRestritaChave, AreaRestritaSituacao } from '#schemas/shapes/area-restrita.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { decide } from '#server/base/http/decide.ts';
import { countAttempt, personKeys } from '#server/pessoas/credencial/index.ts';

const setting = 'areaRestritaChave';

const storedKey = async ({ db }: Ctx): Promise<string | undefined> => {
  const row = await db.selectFrom('ajuste').select('valor').where('chave', '=', setting).executeTakeFirst();
  return typeof row?.valor === 'string' ? row.valor : undefined;
};

/** Until when the area is open in this session. */
export const openUntil = async ({ db, sessao, agora }: Ctx): Promise<Date | undefined> => {
  const row = await db
    .selectFrom('sessao')
    .select('areaRestritaAte')
    .where('id', '=', sessao.id)
    .executeTakeFirst();
  return row?.areaRestritaAte && row.areaRestritaAte > agora ? row.areaRestritaAte : undefined;
};

/** Whether there is a key, and whether it is open here. */
export const situation = async (ctx: Ctx): Promise<AreaRestritaSituacao> => {
  const ate = await openUntil(ctx);
  return {
    definida: (await storedKey(ctx)) !== undefined,
    aberta: ate !== undefined,
    ate: ate?.toISOString(),
    segundos: ate ? Math.ceil((ate.getTime() - ctx.agora.getTime()) / 1000) : undefined,
  };
};

/** Compares a key, and makes who fails wait longer each time. */
const checkKey = async (ctx: Ctx, chave: string): Promise<void> => {
  const takeBack = await countAttempt(ctx.db, personKeys('area-restrita', ctx.sessao.usuarioId), ctx.agora);
  const stored = await storedKey(ctx);
  if (stored !== undefined && (await verify(stored, chave))) return takeBack();
  throw new AppError('chaveNaoConfere');
};

/** Opens the area in this session for some minutes. */
export const openArea = async (ctx: Ctx, chave: string): Promise<AreaRestritaSituacao> => {
  // in the place of another nobody opens it, whatever key they have
  if (ctx.sessao.substitutoId !== undefined) throw new AppError('acessoNegado');
  await checkKey(ctx, chave);
  const { minutosAberta } = await ctx.db
    .selectFrom('registro.areaRestrita')
    .select('minutosAberta')
    .limit(1)
    .executeTakeFirstOrThrow();
  const areaRestritaAte = new Date(ctx.agora.getTime() + (minutosAberta ?? 10) * 60_000);
  return decide(ctx, async (inner) => {
    await inner.db.updateTable('sessao').set({ areaRestritaAte }).where('id', '=', ctx.sessao.id).execute();
    await recordEvent(inner, { cadeia: `sessao:${ctx.sessao.id}`, ato: 'abriuAreaRestrita' });
    return situation(inner);
  });
};

/** Closes the area in this session before its time. */
export const closeArea = async (ctx: Ctx): Promise<void> => {
  if (!(await openUntil(ctx))) return;
  await ctx.db.updateTable('sessao').set({ areaRestritaAte: null }).where('id', '=', ctx.sessao.id).execute();
  await recordEvent(ctx, { cadeia: `sessao:${ctx.sessao.id}`, ato: 'fechouAreaRestrita' });
};

/** Sets the key: the first one, by an administrator; then by who knows the present one. */
export const changeKey = async (ctx: Ctx, { atual, nova }: AreaRestritaChave): Promise<void> => {
  if (!ctx.sessao.administrador) throw new AppError('acessoNegado');
  if ((await storedKey(ctx)) !== undefined) await checkKey(ctx, atual ?? '');
  await decide(ctx, (inner) => storeKey(inner, nova));
};

/**
 * Makes a key and answers it, the only time that anybody reads it: at the first start and for who lost it and has the
 * machine.
 */
export const issueKey = async (ctx: Ctx): Promise<string> => {
  const key = randomBytes(12).toString('base64url');
  await storeKey(ctx, key);
  return key;
};

const storeKey = async (ctx: Ctx, key: string): Promise<void> => {
  const valor = JSON.stringify(await hash(key));
  await ctx.db
    .insertInto('ajuste')
    .values({ chave: setting, valor })
    .onConflict((conflict) => conflict.column('chave').doUpdateSet({ valor }))
    .execute();
  // What the former key opened is closed.
  await ctx.db
    .updateTable('sessao')
    .set({ areaRestritaAte: null })
    .where('areaRestritaAte', 'is not', null)
    .execute();
  await recordEvent(ctx, { cadeia: 'instalacao', ato: 'trocouChaveAreaRestrita' });
};
