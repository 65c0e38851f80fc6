import { randomBytes } from 'node:crypto';
import { AppError } from '#schemas/app-error.ts';
import { readSettings } from '#server/instalacao/configuracao/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { OutsiderCtx, PublicCtx } from '#server/base/http/context.ts';
import { hashToken } from '#server/base/http/hash-token.ts';
import { outsiderCookie, type Externo, type Outsiders } from '#server/base/http/outsider.ts';
import { noteOfOutsider } from './note.ts';

/** A session is written down again at most once in this time: each call of a page would be a write. */
const noteEverySeconds = 60;

const later = (from: Date, seconds: number): Date => new Date(from.getTime() + seconds * 1000);

/** Opens a session, always by a new token, which only a cookie of the calls of outsiders carries. */
export const openOutsiderSession = async (ctx: PublicCtx, externoId: number): Promise<void> => {
  const { db, agora, endereco, agente } = ctx;
  const token = randomBytes(32).toString('base64url');
  const { horasSessao, minutosSessao } = await readSettings(db);
  const limiteEm = later(agora, (horasSessao ?? 12) * 3600);
  const expiraEm = earlier(later(agora, (minutosSessao ?? 60) * 60), limiteEm);
  await db
    .insertInto('sessaoExterna')
    .values({
      tokenHash: hashToken(token),
      externoId,
      criadaEm: agora,
      usadaEm: agora,
      expiraEm,
      limiteEm,
      endereco,
      agente,
    })
    .execute();
  await noteOfOutsider(ctx, externoId, 'entrou');
  keepCookie(ctx, token, (horasSessao ?? 12) * 3600);
};

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

const keepCookie = ({ cookies }: PublicCtx, token: string, seconds: number): void =>
  cookies.write(outsiderCookie.name, token, seconds, { path: outsiderCookie.path });

/** Ends the session that asks. */
export const leave = async (ctx: OutsiderCtx): Promise<void> => {
  await ctx.db
    .updateTable('sessaoExterna')
    .set({ encerradaEm: ctx.agora })
    .where('id', '=', ctx.externo.id)
    .execute();
  await noteOfOutsider(ctx, ctx.externo.externoId, 'saiu');
  keepCookie(ctx, '', 0);
};

/** Ends every session of the person who asks, this one too; no device enters with the password alone any more. */
export const leaveEverywhere = async (ctx: OutsiderCtx): Promise<void> => {
  const { externoId } = ctx.externo;
  await endOutsiderSessions(ctx.db, externoId, ctx.agora);
  await noteOfOutsider(ctx, externoId, 'saiuDeTodos');
  keepCookie(ctx, '', 0);
};

/** Ends the sessions of somebody, all but one, and what was half way through; the devices that we remembered are forgotten. */
export const endOutsiderSessions = async (
  db: Database,
  externoId: number,
  agora: Date,
  except = 0,
): Promise<void> => {
  await db
    .updateTable('sessaoExterna')
    .set({ encerradaEm: agora })
    .where('externoId', '=', externoId)
    .where('encerradaEm', 'is', null)
    .where('id', '<>', except)
    .execute();
  await db.deleteFrom('entradaExterna').where('externoId', '=', externoId).execute();
  await db.deleteFrom('aparelhoExterno').where('externoId', '=', externoId).execute();
};

/** Finds the session of a token; who was blocked or made inactive meanwhile has none. */
export const outsidersBy = (clock: () => Date): Outsiders => ({
  ofToken: async (db, token, byClock = false) => {
    if (token === undefined || !/^[\w-]{20,200}$/.test(token)) throw new AppError('naoAutenticado');
    const agora = clock();
    const row = await db
      .selectFrom('sessaoExterna as s')
      .innerJoin('registro.usuarioExterno as u', 'u.id', 's.externoId')
      .select(['s.id', 's.externoId', 's.usadaEm', 's.limiteEm', 'u.nome', 'u.email', 'u.documento'])
      .where('s.tokenHash', '=', hashToken(token))
      .where('s.encerradaEm', 'is', null)
      .where('s.expiraEm', '>', agora)
      .where('u.ativo', '=', true)
      .where('u.bloqueado', '=', false)
      .executeTakeFirst();
    if (!row) throw new AppError('sessaoExpirada');
    const { usadaEm, limiteEm, ...externo } = row;
    if (!byClock && agora.getTime() - usadaEm.getTime() >= noteEverySeconds * 1000)
      await noteUse(db, externo, limiteEm, agora);
    return externo;
  },
});

const noteUse = async (db: Database, { id }: Externo, limiteEm: Date, agora: Date): Promise<void> => {
  const { minutosSessao } = await readSettings(db);
  await db
    .updateTable('sessaoExterna')
    .set({ usadaEm: agora, expiraEm: earlier(later(agora, (minutosSessao ?? 60) * 60), limiteEm) })
    .where('id', '=', id)
    .execute();
};
