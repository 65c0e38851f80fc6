import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Selectable } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { fileKinds } from '#schemas/file-kinds.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Tables } from '#server/base/db/generated-tables.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import { keepFile } from '#server/base/files/keep-file.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { doAsked, GivenUp, noteSteps } from '#server/base/jobs/asked-work.ts';
import { authorRefusal } from '#server/base/jobs/author-refusal.ts';
import { ctxOfAuthor } from '#server/base/jobs/ctx-of-author.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { isOutOfReach } from '#server/pessoas/acesso/require-visible.ts';
import { fetchOriginals, fetchPieces } from './fetch-pieces.ts';
import { makeBag } from './make-bag.ts';
import { makePdf } from './make-pdf.ts';
import { makeZip } from './make-zip.ts';
import { safeName } from './piece-name.ts';
import { planOf, type Plan } from './plan.ts';
import { stepsOf } from './preparar.ts';

type Impressao = Selectable<Tables['impressao']>;

/** Who waited longer than this for it may have gone on to something else, and is told. */
const patienceMs = 10_000;
const limit = 32 * 1_073_741_824;
/** Days that a file is kept to be served again. */
const keptDays = 30;

/** Makes a file that was asked for, with the rights that its person has now; cut short, it is made from the beginning. */
export const montar = async (
  job: JobContext,
  { impressaoId }: { readonly impressaoId: number },
  signal?: AbortSignal,
): Promise<void> => {
  await forgetOld(job);
  const impressao = await job.db
    .selectFrom('impressao')
    .selectAll()
    .where('id', '=', impressaoId)
    .where('situacao', 'in', ['ESPERA', 'FAZENDO'])
    .executeTakeFirst();
  if (!impressao) return;
  const work = async (): Promise<void> => {
    const folder = await mkdtemp(join(tmpdir(), 'malote-impressao-'));
    try {
      await make(job, impressao, folder, signal);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  const failed = mensagem('processo.impressao.falhou');
  await doAsked(job, 'impressao', impressaoId, { work, reasonOf, failed }, signal);
};

/** Why it could not be made; of a content that went out of reach nothing is kept. */
const reasonOf = (error: unknown): string => {
  if (isOutOfReach(error)) return mensagem('processo.impressao.mudou');
  return error instanceof AppError ? authorRefusal(error) : mensagem('processo.impressao.falhou');
};

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
    pecas: escolhidas?.map(Number),
  });
  const total = stepsOf(plan.conteudos.length);
  let feitas = 0;
  /** Tells how far it is; who gave it up is heard here. */
  const onEach = async (): Promise<void> => {
    feitas += 1;
    signal?.throwIfAborted();
    await noteSteps(ctx.db, 'impressao', id, { feitas, total });
  };
  await noteSteps(ctx.db, 'impressao', id, { feitas, total });
  const paths = await fetchPieces(ctx, plan, folder, onEach);
  const out = join(folder, 'inteiro');
  const paginas = formato === 'PDF' ? await makePdf(ctx, plan, paths, out, { signal, onEach }) : undefined;
  if (formato !== 'PDF') {
    const originals = await fetchOriginals(ctx, plan, folder);
    if (formato === 'ZIP') await makeZip(plan, { paths, originals }, out, ctx.agora);
    else await makeBag(ctx, plan, { paths, originals, folder, out, onEach });
  }
  await keep(ctx, impressao, plan, { out, paginas, total });
};

interface Made {
  readonly out: string;
  readonly paginas: number | undefined;
  readonly total: number;
}

/** Keeps the file and what is in it, in one transaction; of one that was given up nothing stays. */
const keep = async (
  ctx: Ctx,
  { id, formato, usuarioId, substitutoId, pedidaEm }: Impressao,
  { chave, conteudos, nomeados, processo }: Plan,
  { out, paginas, total }: Made,
): Promise<void> => {
  const { type: tipo, extensions } = fileKinds[formato === 'PDF' ? 'pdf' : 'zip'];
  const nome = `${safeName(`${processo.tipoProcesso.rotulo}-${processo.numero ?? processo.id}`)}.${extensions[0]}`;
  const agora = ctx.ports.clock();
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
        terminada_em = ${agora}
      where id = ${id} and situacao = 'FAZENDO' returning id`.execute(db);
    if (rows.length === 0) throw new GivenUp();
    // what a substitute asked for is in no list of either of them alone
    if (substitutoId === null && agora.getTime() - new Date(pedidaEm).getTime() >= patienceMs)
      await notify(db, agora, {
        usuarioIds: [usuarioId],
        tipo: 'SISTEMA',
        conteudoId: processo.id,
        especie: 'impressaoPronta',
        dados: { rota: `principal/processo/imprimir/documentos/${processo.id}` },
      });
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
