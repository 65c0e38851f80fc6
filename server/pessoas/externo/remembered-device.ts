import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { AparelhosLembrados } from '#schemas/shapes/externo.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { OutsiderCtx, PublicCtx } from '#server/base/http/context.ts';
import { hashToken } from '#server/base/http/hash-token.ts';
import { outsiderCookie } from '#server/base/http/outsider.ts';
import { publicAddress } from '#server/instalacao/configuracao/index.ts';
import { outsiderMail, queueMail } from '#server/instalacao/correio/index.ts';
import { deviceInWords } from '#server/pessoas/credencial/index.ts';
import { noteOfOutsider } from './note.ts';

const cookieName = 'malote_aparelho_externo';
const days = 30;
const mostOfOne = 10;

const secret = (): string => randomBytes(32).toString('base64url');

interface Carried {
  readonly serie: string;
  readonly token: string;
}

/** The two secrets that the browser of this call carries, if they read as ours. */
const carriedBy = ({ cookies }: PublicCtx): Carried | undefined => {
  const [, serie, token] = /^([\w-]{43})\.([\w-]{43})$/.exec(cookies.read(cookieName) ?? '') ?? [];
  return serie !== undefined && token !== undefined ? { serie, token } : undefined;
};

/** The cookie goes only to the calls of outsiders, and is gone on the day on which the server forgets the device. */
const carry = ({ cookies, agora }: PublicCtx, { serie, token }: Carried, expiraEm: Date): void =>
  cookies.write(
    cookieName,
    `${serie}.${token}`,
    Math.max(0, Math.floor((expiraEm.getTime() - agora.getTime()) / 1000)),
    { path: outsiderCookie.path },
  );

const carryNothing = ({ cookies }: PublicCtx): void =>
  cookies.write(cookieName, '', 0, { path: outsiderCookie.path });

/**
 * Whether the browser of this call stands for the second factor of somebody who has just proved the password. Its token serves
 * once: the browser gets another. A token that no longer is the one of its series was copied, or the copy was used before the
 * browser itself: we cannot tell which one is at the door, and forget the device.
 */
export const acceptDevice = async (ctx: PublicCtx, externoId: number): Promise<boolean> => {
  const { db, agora } = ctx;
  const carried = carriedBy(ctx);
  if (!carried) return false;
  const row = await db
    .selectFrom('aparelhoExterno')
    .select(['id', 'tokenHash', 'expiraEm'])
    .where('serieHash', '=', hashToken(carried.serie))
    .where('externoId', '=', externoId)
    .where('expiraEm', '>', agora)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return false;
  if (!row.tokenHash.equals(hashToken(carried.token))) {
    await db.deleteFrom('aparelhoExterno').where('id', '=', row.id).execute();
    carryNothing(ctx);
    await noteOfOutsider(ctx, externoId, 'aparelhoRepetido');
    return false;
  }
  const token = secret();
  await db
    .updateTable('aparelhoExterno')
    .set({ tokenHash: hashToken(token), usadoEm: agora, nome: deviceInWords(ctx.agente) })
    .where('id', '=', row.id)
    .execute();
  carry(ctx, { serie: carried.serie, token }, row.expiraEm);
  await noteOfOutsider(ctx, externoId, 'aparelhoReconhecido');
  return true;
};

/** Remembers the browser of somebody who has just proved the password and the code, and tells them. */
export const rememberDevice = async (ctx: PublicCtx, externoId: number): Promise<void> => {
  const { db, agora, agente, endereco, ports } = ctx;
  const before = carriedBy(ctx);
  // the browser carries one device: what it carried of the same person is given up
  if (before)
    await db
      .deleteFrom('aparelhoExterno')
      .where('serieHash', '=', hashToken(before.serie))
      .where('externoId', '=', externoId)
      .execute();
  const [serie, token] = [secret(), secret()];
  const expiraEm = new Date(agora.getTime() + days * 24 * 3_600_000);
  const nome = deviceInWords(agente);
  await db
    .insertInto('aparelhoExterno')
    .values({
      externoId,
      serieHash: hashToken(serie),
      tokenHash: hashToken(token),
      nome,
      criadoEm: agora,
      usadoEm: agora,
      expiraEm,
    })
    .execute();
  await sql`delete from aparelho_externo where externo_id = ${externoId} and id not in (select id from aparelho_externo
    where externo_id = ${externoId} order by usado_em desc, id desc limit ${mostOfOne})`.execute(db);
  carry(ctx, { serie, token }, expiraEm);
  await noteOfOutsider(ctx, externoId, 'aparelhoLembrado');
  const person = await db
    .selectFrom('registro.usuarioExterno')
    .select(['nome', 'email'])
    .where('id', '=', externoId)
    .executeTakeFirstOrThrow();
  await queueMail(db, agora, {
    para: person.email,
    ...(await outsiderMail(db, {
      ato: mensagem('externo.correio.aparelho'),
      nome: person.nome,
      texto: mensagem('externo.correio.aparelhoTexto', {
        aparelho: nome,
        endereco,
        dias: days,
        momento: new Intl.DateTimeFormat('pt-BR', {
          dateStyle: 'short',
          timeStyle: 'short',
          timeZone: ports.config.timeZone,
        }).format(agora),
        link: `${await publicAddress(db, ports.config)}externo/conta`,
      }),
    })),
  });
};

/** The devices of the person, the last used first, and which one this browser is. */
export const listDevices = async (ctx: OutsiderCtx): Promise<AparelhosLembrados> => {
  const carried = carriedBy(ctx);
  const here = carried && hashToken(carried.serie);
  const rows = await ctx.db
    .selectFrom('aparelhoExterno')
    .select(['id', 'nome', 'criadoEm', 'usadoEm', 'expiraEm', 'serieHash'])
    .where('externoId', '=', ctx.externo.externoId)
    .where('expiraEm', '>', ctx.agora)
    .orderBy('usadoEm', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return {
    itens: rows.map(({ id, nome, criadoEm, usadoEm, expiraEm, serieHash }) => ({
      id,
      nome,
      criadoEm: criadoEm.toISOString(),
      usadoEm: usadoEm.toISOString(),
      expiraEm: expiraEm.toISOString(),
      este: here !== undefined && serieHash.equals(here),
    })),
  };
};

/** From the next entry on the device asks for the code again. */
export const forgetDevice = async (ctx: OutsiderCtx, id: number): Promise<void> => {
  const { externoId } = ctx.externo;
  const { numDeletedRows } = await ctx.db
    .deleteFrom('aparelhoExterno')
    .where('id', '=', id)
    .where('externoId', '=', externoId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new AppError('naoEncontrado');
  await noteOfOutsider(ctx, externoId, 'aparelhoEsquecido');
};

/** The same, of all devices of the person. */
export const forgetDevices = async (ctx: OutsiderCtx): Promise<void> => {
  const { externoId } = ctx.externo;
  await ctx.db.deleteFrom('aparelhoExterno').where('externoId', '=', externoId).execute();
  carryNothing(ctx);
  await noteOfOutsider(ctx, externoId, 'aparelhosEsquecidos');
};
