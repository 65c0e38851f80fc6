import { AppError } from '#schemas/app-error.ts';
import { isShown } from '#schemas/peca.ts';
import type { PassePeca } from '#schemas/shapes/peca.ts';
import type { Ctx, PublicCtx } from '#server/base/http/context.ts';
import type { RangedAnswer } from '#server/base/http/file-answer.ts';
import { storedRanges, type StoredRow } from '#server/base/http/stored-file.ts';
import { decryptSecret, encryptSecret } from '#server/base/secret.ts';
import { requireVisible } from '#server/pessoas/acesso/require-visible.ts';

/** The file of a piece as it is kept, with the signatures that it carries, and where it lies. */
export const storedPeca = async (ctx: Ctx, id: number): Promise<StoredRow> => {
  await requireVisible(ctx, id);
  const row: StoredRow | undefined = await ctx.db
    .selectFrom('pecaArquivo as pa')
    .innerJoin('conteudoAnexo as x', 'x.id', 'pa.anexoId')
    .innerJoin('arquivo as a', 'a.id', 'x.arquivoId')
    .innerJoin('registro.volume as v', 'v.id', 'a.volumeId')
    .select(['a.sha256', 'a.nome', 'a.tipo', 'a.tamanho', 'v.pasta'])
    .where('pa.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('naoEncontrado');
  return row;
};

export const pecaFile = async (ctx: Ctx, id: number): Promise<RangedAnswer> => {
  const row = await storedPeca(ctx, id);
  return storedRanges(ctx.ports, row, { download: !isShown(row.tipo) });
};

/** Hours for which a film is seen without asking again; the session that asked may end before. */
const passFor = 4 * 3_600_000;

/**
 * A sound or a film is read by the browser itself, in parts, and it sends no session along: the address carries it, sealed by the key
 * of the installation, for one piece alone.
 */
export const passOf = async (ctx: Ctx, id: number): Promise<PassePeca> => {
  await storedPeca(ctx, id);
  const said = JSON.stringify({ id, token: ctx.token, ate: ctx.agora.getTime() + passFor });
  return { passe: encryptSecret(ctx.ports.config.key, said) };
};

/** The file, to who carries its pass: what the session may see is asked anew, each time. */
export const fileByPass = async (ctx: PublicCtx, id: number, passe: string): Promise<RangedAnswer> => {
  const token = tokenOf(ctx, id, passe);
  if (token === undefined) throw new AppError('naoAutenticado');
  const sessao = await ctx.ports.sessions.ofToken(ctx.db, token);
  return pecaFile({ ...ctx, sessao, token }, id);
};

const tokenOf = ({ ports, agora }: PublicCtx, id: number, passe: string): string | undefined => {
  try {
    const said = JSON.parse(decryptSecret(ports.config.key, passe)) as Record<string, unknown>;
    const serves = said['id'] === id && Number(said['ate']) > agora.getTime();
    return serves && typeof said['token'] === 'string' ? said['token'] : undefined;
  } catch {
    // a pass that was not made here says nothing
    return undefined;
  }
};
