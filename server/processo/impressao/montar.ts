import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Selectable } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { ImpressaoTable } from '#server/base/db/processo-tables.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import { keepFile } from '#server/base/files/keep-file.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { authorRefusal } from '#server/base/jobs/author-refusal.ts';
import { ctxOfAuthor } from '#server/base/jobs/ctx-of-author.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { isOutOfReach } from '#server/pessoas/acesso/require-visible.ts';
import { fetchPieces } from './fetch-pieces.ts';
import { makePdf } from './make-pdf.ts';
import { makeZip } from './make-zip.ts';
import { safeName } from './piece-name.ts';
import { planOf, type Plan } from './plan.ts';
import { stepsOf } from './preparar.ts';

type Impressao = Selectable<ImpressaoTable>;

const limit = 4 * 1_073_741_824;
/** Days that a file is kept to be served again. */
const keptDays = 30;

/** It was given up meanwhile. */
class GivenUp extends Error {}

/** Makes a file that was asked for, with the rights that its person has now; cut short, it is made from the beginning. */
export const montar = async (
  job: JobContext,
  { impressaoId }: { readonly impressaoId: number },
  signal?: AbortSignal,
): Promise<void> => {
  const { db, ports } = job;
  await forgetOld(job);
  const impressao = await db
    .selectFrom('impressao')
    .selectAll()
    .where('id', '=', impressaoId)
    .executeTakeFirst();
  if (!impressao || !isOpen(impressao)) return;
  const folder = await mkdtemp(join(tmpdir(), 'malote-impressao-'));
  try {
    await make(job, impressao, folder, signal);
  } catch (error) {
    if (error instanceof GivenUp) return;
    if (signal?.aborted) throw error;
    job.log.warn({ err: error, impressaoId }, mensagem('processo.impressao.falhou'));
    await db
      .updateTable('impressao')
      .set({ situacao: 'FALHOU', motivo: reasonOf(error), terminadaEm: ports.clock() })
      .where('id', '=', impressaoId)
      .where('situacao', 'in', ['ESPERA', 'FAZENDO'])
      .execute();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Why it could not be made; of a content that went out of reach nothing is kept. */
const reasonOf = (error: unknown): string => {
  if (isOutOfReach(error)) return mensagem('processo.impressao.mudou');
  return error instanceof AppError ? authorRefusal(error) : mensagem('processo.impressao.falhou');
};

const isOpen = ({ situacao }: Pick<Impressao, 'situacao'>): boolean =>
  situacao === 'ESPERA' || situacao === 'FAZENDO';

const make = async (
  job: JobContext,
  impressao: Impressao,
  folder: string,
  signal: AbortSignal | undefined,
): Promise<void> => {
  const { id, processoId, formato, escolhidas } = impressao;
  const ctx = await ctxOfAuthor(job, impressao, `impressao:${id}`);
  const plan = await planOf(ctx, processoId, {
    formato,
    ...(escolhidas ? { pecas: escolhidas.map(Number) } : {}),
  });
  const total = stepsOf(plan.conteudos.length);
  const stopping = new AbortController();
  signal?.addEventListener('abort', () => stopping.abort(signal.reason));
  let feitas = 0;
  /** Tells how far it is; who gave it up is heard here. */
  const onEach = async (): Promise<void> => {
    feitas += 1;
    signal?.throwIfAborted();
    await note(ctx, id, { situacao: 'FAZENDO', feitas, total });
  };
  await note(ctx, id, { situacao: 'FAZENDO', feitas, total });
  const paths = await fetchPieces(ctx, plan, folder, onEach);
  const out = join(folder, `inteiro.${formato.toLowerCase()}`);
  const paginas =
    formato === 'PDF' ? await makePdf(ctx, plan, paths, out, { signal: stopping.signal, onEach }) : undefined;
  if (formato === 'ZIP') await makeZip(plan, paths, out, ctx.agora);
  await keep(ctx, impressao, plan, { out, paginas, total });
};

const note = async (
  { db }: Ctx,
  id: number,
  set: { readonly situacao: 'FAZENDO'; readonly feitas: number; readonly total: number },
): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable('impressao')
    .set(set)
    .where('id', '=', id)
    .where('situacao', 'in', ['ESPERA', 'FAZENDO'])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new GivenUp();
};

interface Made {
  readonly out: string;
  readonly paginas: number | undefined;
  readonly total: number;
}

/** Keeps the file and what is in it, in one transaction; of one that was given up nothing stays. */
const keep = async (
  ctx: Ctx,
  { id, formato, usuarioId }: Impressao,
  { chave, conteudos, nomeados, processo }: Plan,
  { out, paginas, total }: Made,
): Promise<void> => {
  const nome = `${safeName(`${processo.tipoProcesso.rotulo}-${processo.numero ?? processo.id}`)}.${formato.toLowerCase()}`;
  const tipo = formato === 'PDF' ? 'application/pdf' : 'application/zip';
  await inTransaction(ctx.db, async (db) => {
    const file = await keepFile(
      db,
      ctx.ports,
      { nome, tipo, criadoPor: usuarioId, emUso: true, limite: limit },
      createReadStream(out),
    );
    const { rows } = await sql`
      update impressao set situacao = 'PRONTA', arquivo_id = ${file.id}, paginas = ${paginas ?? null}, feitas = ${total},
        total = ${total}, chave = ${chave}, conteudos = ${[...conteudos]}::bigint[], nomeados = ${[...nomeados]}::bigint[],
        terminada_em = ${ctx.ports.clock()}
      where id = ${id} and situacao = 'FAZENDO' returning id`.execute(db);
    if (rows.length === 0) throw new GivenUp();
  });
};

/** Files that nobody asked for in a while go: they can be made again. */
const forgetOld = async ({ db, ports }: JobContext): Promise<void> => {
  await sql`
    with velhas as (delete from impressao where terminada_em < ${ports.clock()}::timestamptz - make_interval(days => ${keptDays})
      returning arquivo_id)
    update arquivo a set em_uso = false from velhas v
    where a.id = v.arquivo_id and not exists (select from impressao i where i.arquivo_id = a.id
      and i.terminada_em >= ${ports.clock()}::timestamptz - make_interval(days => ${keptDays}))`.execute(db);
};
