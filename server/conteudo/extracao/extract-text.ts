import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { trabalhos } from '#schemas/messages/pt-BR/trabalhos.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import { readFile } from '#server/base/files/read-file.ts';
import { onceItAnswers } from '#server/base/jobs/once-it-answers.ts';
import { willPass } from '#server/base/jobs/will-pass.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { Unreadable, type ReadingProblem, type Reading, type ReadingRequest } from './reading.ts';
import { askApart } from '#server/ferramentas/apart/apart.ts';
import { ApartEnded, type ApartLimits } from '#server/ferramentas/apart/limits.ts';

type ReadingLimits = ApartLimits;

const usualLimits: ReadingLimits = { megabytes: 1_024, pageLimit: 120_000 };

const start = new URL('./reader.ts', import.meta.url);

/** Reads a file in a process of its own. */
const readApart = async function* (
  request: ReadingRequest,
  limits: ReadingLimits,
  signal?: AbortSignal,
): AsyncGenerator<Reading> {
  try {
    yield* askApart<Reading>(start, request, limits, signal);
  } catch (error) {
    if (!(error instanceof ApartEnded)) throw error;
    const problem = error.how === 'recusado' ? (error.problem as ReadingProblem) : error.how;
    throw new Unreadable(problem, { cause: error.cause });
  }
};

/** Bytes of a file that is read. */
const mostBytes = 100 * 1_048_576;
/** Signs of a text that are kept and indexed: a vector has a limit. */
const longestText = 500_000;
/** Beginnings without one more page read: then it is the file that ends the server. */
const mostTries = 5;
/** Beginnings on a page that takes too long: then it is the page. */
const slowTries = 3;
/** Pages with their own text are quick: so many are written together. */
const pagesTogether = 20;

/**
 * Reads what is written in a file, from the page where an earlier reading was cut short. Whatever is wrong with the file ends
 * here, with the reason kept; what is wrong with the server is thrown, and tried again.
 */
export const extractText = async (
  ctx: JobContext,
  hex: string,
  signal?: AbortSignal,
  limits: ReadingLimits = usualLimits,
): Promise<void> => {
  const sha256 = Buffer.from(hex, 'hex');
  const begun = await begin(ctx, sha256);
  if (!begun) return;
  try {
    if (begun.tentativas > mostTries) throw new Unreadable('interrompido');
    await readOn(ctx, sha256, begun.lidas, limits, signal);
    await finish(ctx, sha256);
  } catch (error) {
    if (willPass(error)) await onceItAnswers(() => giveTryBack(ctx, sha256), signal);
    const problem = problemOf(error);
    if (!problem) throw error;
    // a machine that has much to do is slow too: the queue tries again, later
    if (problem === 'demorou' && begun.tentativas < slowTries) throw error;
    ctx.log.warn({ err: error, sha256: hex }, trabalhos.semLeitura);
    await finish(ctx, sha256, problem);
  }
};

interface Begun {
  readonly lidas: number;
  readonly tentativas: number;
}

/** Nothing where it was read already, or nothing names it any more. */
const begin = ({ db }: JobContext, sha256: Buffer): Promise<Begun | undefined> =>
  db
    .updateTable('arquivoTexto')
    .set((eb) => ({ situacao: 'LENDO', tentativas: eb('tentativas', '+', 1) }))
    .where('sha256', '=', sha256)
    .where('situacao', 'in', ['ESPERA', 'LENDO'])
    .returning(['lidas', 'tentativas'])
    .executeTakeFirst();

/** What the database or a volume cut short was not the file. */
const giveTryBack = ({ db }: JobContext, sha256: Buffer) =>
  db
    .updateTable('arquivoTexto')
    .set((eb) => ({ tentativas: eb.fn('greatest', [eb('tentativas', '-', 1), eb.lit(0)]) }))
    .where('sha256', '=', sha256)
    .where('situacao', 'in', ['ESPERA', 'LENDO'])
    .execute();

const readOn = async (
  { db, ports }: JobContext,
  sha256: Buffer,
  done: number,
  limits: ReadingLimits,
  signal?: AbortSignal,
): Promise<void> => {
  const file = await db
    .selectFrom('arquivo as a')
    .innerJoin('registro.volume as v', 'v.id', 'a.volumeId')
    .select(['a.sha256', 'a.tipo', 'a.tamanho', 'v.pasta'])
    .where('a.sha256', '=', sha256)
    .orderBy('a.criadoEm')
    .executeTakeFirst();
  if (!file) throw new Unreadable('danificado');
  if (file.tamanho > mostBytes) throw new Unreadable('grande');
  const content = await buffer(await readFile(ports, file));
  let pages = 0;
  let text = '';
  let recognised = false;
  const keep = async (): Promise<void> => {
    if (pages === 0) return;
    await sql`update arquivo_texto set lidas = lidas + ${pages}, tentativas = 0, reconhecido = reconhecido or ${recognised},
      texto = left(texto || ${text}, ${sql.lit(longestText)}) where sha256 = ${sha256}`.execute(db);
    [pages, text, recognised] = [0, '', false];
  };
  for await (const reading of readApart({ type: file.tipo, content, done }, limits, signal)) {
    if (reading.kind === 'pages') {
      await db
        .updateTable('arquivoTexto')
        .set({ paginas: reading.total })
        .where('sha256', '=', sha256)
        .execute();
      continue;
    }
    pages += 1;
    text += `${storable(reading.text)}\n`;
    recognised ||= reading.recognised;
    if (reading.recognised || pages >= pagesTogether) await keep();
  }
  await keep();
};

/** Control characters are no text, the database refuses one of them; nor are words that no person writes. */
const storable = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cs}\p{Co}]+/gu, ' ').replaceAll(/\S{80,}/gu, ' ');

/** The words enter the index of the file and of every content that has it. */
const finish = async ({ db, ports }: JobContext, sha256: Buffer, problem?: ReadingProblem): Promise<void> => {
  const situacao = sql<string>`case when ${problem ?? null}::text is not null then 'FALHOU'
    when texto ~ '[[:alnum:]]' then 'LIDO' else 'SEM_TEXTO' end`;
  const having = sql`select x.conteudo_id from conteudo_anexo x join arquivo a on a.id = x.arquivo_id where a.sha256 = ${sha256}
    union select x.conteudo_id from conteudo_campo x join arquivo a on a.id = x.arquivo_id where a.sha256 = ${sha256}`;
  await inTransaction(db, async (trx) => {
    // contents first, as acts take their locks
    await sql`select id from conteudo where id in (${having}) order by id for update`.execute(trx);
    await sql`update arquivo_texto t set situacao = ${situacao}, motivo = ${problem ?? null}, terminado_em = ${ports.clock()},
      busca = v.busca, peso = octet_length(array_to_string(tsvector_to_array(v.busca), '')) + 8 * length(v.busca)
      from (select to_tsvector('portugues', texto) as busca from arquivo_texto where sha256 = ${sha256}) v
      where t.sha256 = ${sha256}`.execute(trx);
    await sql`select refaz_busca(id) from conteudo where id in (${having}) order by id`.execute(trx);
  });
};

const problemOf = (error: unknown): ReadingProblem | undefined => {
  if (error instanceof Unreadable) return error.problem;
  const damaged =
    error instanceof AppError && (error.code === 'arquivoFaltando' || error.code === 'arquivoAlterado');
  return damaged ? 'danificado' : undefined;
};
