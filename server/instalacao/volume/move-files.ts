import { sql } from 'kysely';
import { mensagem } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import { lockToKeep } from '#server/base/files/content-lock.ts';
import {
  DamagedFileError,
  type FileStore,
  type StagedFile,
  type VolumeToWrite,
} from '#server/base/files/file-store.ts';
import { fits, noteMovement, volumesWithRoom } from '#server/base/files/occupancy.ts';
import { removeUnnamed } from '#server/base/files/remove-unnamed.ts';
import { volumeGone } from '#server/base/files/volume-gone.ts';
import { VolumeProblemError } from '#server/base/files/volume-problem.ts';
import { leavePassing } from '#server/base/jobs/will-pass.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { enqueueOrder } from './enqueue-order.ts';
import { whileHolding } from './move-lock.ts';

interface Order {
  readonly id: number;
  readonly origem: number;
  readonly destino: number | null;
  readonly limiteArquivos: number | null;
  readonly movidos: number | null;
  readonly situacao: string | null;
}

interface Content {
  readonly sha256: Buffer;
  readonly tamanho: number;
  readonly nome: string;
}

/**
 * Moves files as an order says, one content at a time: copied and checked, then named in the new place, then taken away
 * from the old one. Stopped at any point, every file is whole in the place that the database names, and it goes on later.
 * One process works on an order, and it is free again as soon as that one dies.
 */
export const moveFiles = async (ctx: JobContext, ordemId: number, signal?: AbortSignal): Promise<void> => {
  await whileHolding(ctx.db, ordemId, () => moveAll(ctx, ordemId, signal));
};

const moveAll = async (ctx: JobContext, ordemId: number, signal?: AbortSignal): Promise<void> => {
  const { db, ports } = ctx;
  const begun = await readOrder(db, ordemId);
  if (begun?.situacao !== 'NA_FILA' && begun?.situacao !== 'EM_ANDAMENTO') return;
  await db
    .updateTable('registro.controleVolume')
    .set({
      situacao: 'EM_ANDAMENTO',
      total: await countAll(db, begun),
      iniciadoEm: sql`coalesce(iniciado_em, ${ports.clock()})`,
      resultado: null,
    })
    .where('id', '=', ordemId)
    .execute();
  const from = await db
    .selectFrom('registro.volume as v')
    .leftJoin('volumeMarca as m', 'm.volumeId', 'v.id')
    .select(['v.id', 'v.pasta', 'm.marca'])
    .where('v.id', '=', begun.origem)
    .executeTakeFirstOrThrow();
  for (;;) {
    // The process is about to end: the queue gives the order to another.
    if (signal?.aborted) return enqueueOrder(db, ordemId);
    const order = await readOrder(db, ordemId);
    if (order?.situacao !== 'EM_ANDAMENTO') return;
    const content = await nextContent(db, order);
    if (!content)
      return finish(
        ctx,
        ordemId,
        'CONCLUIDA',
        mensagem('volume.ordem.concluida', { total: order.movidos ?? 0 }),
      );
    const obstacle = await moveOne(ctx, order, from, content).catch((error: unknown) =>
      obstacleOf(ctx, error),
    );
    if (obstacle !== undefined) return finish(ctx, ordemId, 'FALHOU', obstacle);
  }
};

/** A disc that refuses stops the order with what it said, and a person takes it up again once it is put right. */
const obstacleOf = (job: JobContext, error: unknown): string => {
  const { log } = job;
  if (error instanceof VolumeProblemError)
    return error.problema === 'cheio'
      ? mensagem('volume.ordem.semEspaco')
      : mensagem('volume.ordem.foraDoLugar', { motivo: mensagem(`volume.problema.${error.problema}`) });
  leavePassing(job, error);
  log.error({ err: error }, 'ordem de mudança de arquivos');
  const erro = error instanceof Error ? error.message : String(error);
  return mensagem('volume.ordem.falhou', { erro: erro.slice(0, 900) });
};

const readOrder = (db: Database, id: number): Promise<Order | undefined> =>
  db
    .selectFrom('registro.controleVolume')
    .select(['id', 'origem', 'destino', 'limiteArquivos', 'movidos', 'situacao'])
    .where('id', '=', id)
    .executeTakeFirst();

const nextContent = async (db: Database, order: Order): Promise<Content | undefined> => {
  if (order.limiteArquivos !== null && (order.movidos ?? 0) >= order.limiteArquivos) return undefined;
  return db
    .selectFrom('arquivo')
    .select(['sha256', 'tamanho', 'nome'])
    .where('volumeId', '=', order.origem)
    .orderBy('criadoEm')
    .limit(1)
    .executeTakeFirst();
};

/** How many contents the order moves in all: those already moved and those that wait, up to its limit. */
const countAll = async (db: Database, { origem, movidos, limiteArquivos }: Order): Promise<number> => {
  const { waiting } = await db
    .selectFrom('arquivo')
    .select(({ fn }) => fn.count<number>('sha256').distinct().as('waiting'))
    .where('volumeId', '=', origem)
    .executeTakeFirstOrThrow();
  return Math.min(limiteArquivos ?? Infinity, (movidos ?? 0) + Number(waiting));
};

/** @returns what stood in the way. */
const moveOne = async (
  { db, ports }: JobContext,
  order: Order,
  from: VolumeToWrite & { readonly id: number },
  content: Content,
): Promise<string | undefined> => {
  const rooms = await volumesWithRoom(db, from.id);
  const to = rooms.find(
    (room) => (order.destino === null || room.id === order.destino) && fits(room, content.tamanho),
  );
  if (!to) return mensagem('volume.ordem.semEspaco');
  const staged = await copy(ports.files, from, to, content);
  if (!staged) return mensagem('volume.ordem.danificado', { nome: content.nome });
  await inTransaction(db, async (trx) => {
    await lockToKeep(trx, content.sha256);
    await staged.keep();
    const there = await trx
      .selectFrom('arquivo')
      .select('id')
      .where('volumeId', '=', to.id)
      .where('sha256', '=', content.sha256)
      .executeTakeFirst();
    const moved = await trx
      .updateTable('arquivo')
      .set({ volumeId: to.id })
      .where('volumeId', '=', from.id)
      .where('sha256', '=', content.sha256)
      .executeTakeFirstOrThrow();
    // Thrown away meanwhile: the bytes here are for the sweep.
    if (moved.numUpdatedRows === 0n) return;
    await noteMovement(trx, { volumeId: from.id, bytes: -content.tamanho, arquivos: -1 });
    if (!there) await noteMovement(trx, { volumeId: to.id, bytes: content.tamanho, arquivos: 1 });
    await sql`update registro.controle_volume set movidos = coalesce(movidos, 0) + 1,
      andamento = least(100, round(100.0 * (coalesce(movidos, 0) + 1) / greatest(total, 1), 1)),
      bytes_movidos = coalesce(bytes_movidos, 0) + ${content.tamanho} where id = ${order.id}`.execute(trx);
  });
  await removeUnnamed(db, ports.files, { volumeId: from.id, pasta: from.pasta, sha256: content.sha256 });
  return undefined;
};

/** Only what has the very same digest counts as copied. */
const copy = async (
  files: FileStore,
  from: VolumeToWrite,
  to: VolumeToWrite,
  { sha256, tamanho }: Content,
): Promise<StagedFile | undefined> => {
  const source = await files.read(from, sha256).catch(async (error: unknown) => {
    if (!(error instanceof DamagedFileError)) throw error;
    const gone = await volumeGone(files, from, error);
    if (gone) throw gone;
    return undefined;
  });
  const staged = source && (await files.stage(to, source, tamanho + 1));
  if (!staged || staged.sha256.equals(sha256)) return staged;
  await staged.discard();
  return undefined;
};

const finish = async (
  { db, ports }: JobContext,
  id: number,
  situacao: 'CONCLUIDA' | 'FALHOU',
  resultado: string,
): Promise<void> => {
  await db
    .updateTable('registro.controleVolume')
    .set({
      situacao,
      resultado,
      terminadoEm: ports.clock(),
      andamento: situacao === 'CONCLUIDA' ? 100 : undefined,
    })
    .where('id', '=', id)
    .execute();
};
