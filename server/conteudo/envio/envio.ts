import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { fileNameOf } from '#schemas/file-name.ts';
import type { Database } from '#server/base/db/connect.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import { examine } from '#server/base/files/examine.ts';
import type { FilePorts } from '#server/base/files/file-ports.ts';
import type { StagedFile } from '#server/base/files/file-store.ts';
import { keepParts } from '#server/base/files/keep-file.ts';
import { fits, volumesWithRoom, type Room } from '#server/base/files/occupancy.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { loadSituation, requireAllowed } from '#server/conteudo/atos/index.ts';
import { receberArquivo } from '#server/conteudo/pecas/index.ts';
import { readSettings } from '#server/instalacao/configuracao/index.ts';
import { headSize, pieceType } from './piece-type.ts';

/** What is begun is kept for a day after the last part came; the sweep of the volumes throws its bytes away as late. */
const keptFor = 24 * 3_600_000;

/** Files that one person sends at the same time. */
const mostTogether = 100;

export interface Envio {
  readonly id: string;
  readonly usuarioId: number;
  readonly conteudoId: number;
  readonly nome: string;
  readonly tamanho: number;
  readonly expiraEm: Date;
  readonly arquivoId: string | null;
  readonly volume: Room;
}

interface Asked {
  readonly nome: string;
  readonly tamanho: number;
  /** The process, dossier or lot that it is for. */
  readonly conteudoId: number;
}

/** Bytes of a piece at the most, as the settings say. */
export const largestPiece = async (db: Database): Promise<number> =>
  ((await readSettings(db)).tamanhoMaximoPeca ?? 2_048) * 1_048_576;

const mayJoin = async (ctx: Ctx, conteudoId: number): Promise<void> =>
  requireAllowed(receberArquivo, (await loadSituation(ctx, conteudoId)).situation);

/** Makes room for a file that comes in parts, for who may join it to what it is for. */
export const begin = async (ctx: Ctx, { nome: sent, tamanho, conteudoId }: Asked): Promise<Envio> => {
  const { db, ports, sessao, agora } = ctx;
  await mayJoin(ctx, conteudoId);
  const limit = await largestPiece(db);
  if (tamanho > limit)
    throw new AppError('arquivoGrande', { tamanho: inMegabytes(tamanho), limite: inMegabytes(limit) });
  const { total } = await db
    .selectFrom('envio')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('usuarioId', '=', sessao.usuarioId)
    .where('arquivoId', 'is', null)
    .where('expiraEm', '>', agora)
    .executeTakeFirstOrThrow();
  if (Number(total) >= mostTogether) throw new AppError('muitasTentativas', { segundos: 60 });
  const volume = (await volumesWithRoom(db)).find((one) => fits(one, tamanho));
  if (!volume) throw new AppError('semEspacoNoVolume');
  const id = randomUUID();
  const nome = fileNameOf(sent) || id;
  await ports.files.append(volume, { name: id, offset: 0, limit: tamanho }, Readable.from([]));
  const expiraEm = new Date(agora.getTime() + keptFor);
  await db
    .insertInto('envio')
    .values({
      id,
      usuarioId: sessao.usuarioId,
      conteudoId,
      volumeId: volume.id,
      nome,
      tamanho,
      criadoEm: agora,
      expiraEm,
      arquivoId: null,
    })
    .execute();
  return { id, usuarioId: sessao.usuarioId, conteudoId, nome, tamanho, expiraEm, arquivoId: null, volume };
};

const inMegabytes = (bytes: number): string => `${Math.max(1, Math.ceil(bytes / 1_048_576))} MB`;

/** One of who asks; another's is not there. */
export const find = async ({ db, sessao }: Ctx, id: string): Promise<Envio> => {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) throw new AppError('naoEncontrado');
  const { rows } = await sql<
    Omit<Envio, 'volume'> & Omit<Room, 'id' | 'nome'> & { volumeId: number; volume: string }
  >`
    select e.id, e.usuario_id, e.conteudo_id, e.nome, e.tamanho, e.expira_em, e.arquivo_id, v.id as volume_id, v.nome as volume,
      v.pasta, m.marca::text as marca, not exists (select from arquivo a where a.volume_id = v.id) as novo, null as bytes_livres
    from envio e join registro.volume v on v.id = e.volume_id left join volume_marca m on m.volume_id = v.id
    where e.id = ${id}::uuid and e.usuario_id = ${sessao.usuarioId}`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('naoEncontrado');
  const { volumeId, volume: nome, pasta, marca, novo, bytesLivres, ...envio } = row;
  return { ...envio, volume: { id: volumeId, nome, pasta, marca, novo, bytesLivres } };
};

/** How far it is; nothing of what expired, or was thrown away. */
export const reached = async ({ ports, agora }: Ctx, envio: Envio): Promise<number | undefined> => {
  if (envio.arquivoId !== null) return envio.tamanho;
  if (envio.expiraEm <= agora) return undefined;
  return ports.files.reached(envio.volume, envio.id);
};

/** Takes a part in, as it comes; what came before a connection broke stays. @returns how far it is */
export const append = async (
  { db, ports, agora }: Ctx,
  { id, volume, tamanho }: Envio,
  offset: number,
  content: Readable,
): Promise<number> => {
  await db
    .updateTable('envio')
    .set({ expiraEm: new Date(agora.getTime() + keptFor) })
    .where('id', '=', id)
    .execute();
  return ports.files.append(volume, { name: id, offset, limit: tamanho }, content);
};

/** The file that it became. */
interface Enviado {
  readonly arquivoId: string;
  readonly sha256: string;
}

/**
 * Makes a file of what came whole, of who sent it and used by nothing yet; asked again, it is the same. Who may no longer join it to
 * what it is for is refused.
 */
export const finish = async (ctx: Ctx, envio: Envio): Promise<Enviado> => {
  const { db, ports, sessao } = ctx;
  const { id, nome, tamanho, volume, conteudoId } = envio;
  if (envio.arquivoId !== null) return done(db, envio.arquivoId);
  await mayJoin(ctx, conteudoId);
  const staged = await ports.files.stageParts(volume, id);
  await examineWhole(ctx, envio, staged);
  const tipo = await pieceType(nome, {
    head: await headOf(staged.read()),
    tamanho,
    read: () => staged.read(),
  });
  return inTransaction(db, async (trx) => {
    // who asks twice at once waits here, and finds what the other made
    const { rows } = await sql<{ arquivoId: string | null }>`
      select arquivo_id from envio where id = ${id}::uuid for update`.execute(trx);
    const known = rows[0]?.arquivoId ?? null;
    if (known !== null) return done(trx, known);
    const file = { nome, tipo, criadoPor: sessao.usuarioId, emUso: false, limite: tamanho };
    const kept = await keepParts(trx, ports, file, { volume, staged });
    await trx.updateTable('envio').set({ arquivoId: kept.id }).where('id', '=', id).execute();
    return { arquivoId: kept.id, sha256: kept.sha256.toString('hex') };
  });
};

/** What the antivirus refuses is given up: sent on, it would be refused again. Where it does not answer, what came stays for later. */
const examineWhole = async (ctx: Ctx, envio: Envio, staged: StagedFile): Promise<void> => {
  try {
    await examine(ctx.ports, { nome: envio.nome, criadoPor: envio.usuarioId }, staged);
  } catch (error) {
    if (error instanceof AppError && error.code === 'arquivoInfectado') await discard(ctx, envio);
    throw error;
  }
};

const done = async (db: Database, arquivoId: string): Promise<Enviado> => ({
  arquivoId,
  sha256: await digestOf(db, arquivoId),
});

const digestOf = async (db: Database, arquivoId: string): Promise<string> => {
  const { sha256 } = await db
    .selectFrom('arquivo')
    .select('sha256')
    .where('id', '=', arquivoId)
    .executeTakeFirstOrThrow();
  return sha256.toString('hex');
};

const headOf = async (content: Readable): Promise<Buffer> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of content as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size >= headSize) break;
  }
  return Buffer.concat(parts).subarray(0, headSize);
};

/** Throws away what was begun, and not what it became. */
export const discard = async (
  { db, ports }: Pick<Ctx, 'db' | 'ports'>,
  { id, volume }: Envio,
): Promise<void> => {
  await ports.files.removePart(volume, id);
  await db.deleteFrom('envio').where('id', '=', id).execute();
};

/** Throws away what nobody went on with. @returns how many */
export const discardExpired = async (db: Database, { files, clock }: FilePorts): Promise<number> => {
  const { rows } = await sql<{ id: string; pasta: string; feito: boolean }>`
    delete from envio e using registro.volume v where v.id = e.volume_id and e.expira_em < ${clock()}
    returning e.id, v.pasta, e.arquivo_id is not null as feito`.execute(db);
  for (const { id, pasta, feito } of rows) if (!feito) await files.removePart({ pasta }, id);
  return rows.length;
};
