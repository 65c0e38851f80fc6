import { captureApart } from '#server/ferramentas/capture/capture-apart.ts';
import {
  Uncapturable,
  type CapturedPage,
  type CaptureProblem,
  type PdfFacts,
} from '#server/ferramentas/capture/capture.ts';
import type { Database } from '#server/base/db/connect.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import { keepFile } from '#server/base/files/keep-file.ts';
import type { Ports } from '#server/base/http/context.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import { job } from '#server/base/jobs/job.ts';
import { onceItAnswers } from '#server/base/jobs/once-it-answers.ts';
import { willPass } from '#server/base/jobs/will-pass.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { fileContent } from './file-content.ts';
import { storableText } from './storable-text.ts';
import { askToReadFirst, markToRead, resumeFirstReadings } from './leituras.ts';
import { pageLimit } from './why-refused.ts';

export const examinarCaptura = job<{ capturaId: number }>('examinarCaptura');
export const retomarCapturas = job('retomarCapturas');

/** Beginnings without an end: then it is the file that ends the server. */
const mostTries = 3;
/** Beginnings on a page that takes too long: then it is the page. */
const slowTries = 3;
const mostBytes = 512 * 1_048_576;

/** Several people scan at once; each file has a process of its own, and so many are opened together. */
export const askToExamine = (db: Database, capturaId: number): Promise<void> =>
  enqueue(
    db,
    examinarCaptura,
    { capturaId },
    { key: `captura:${capturaId}`, queue: `captura:${capturaId % 2}` },
  );

/** Days that a capture is kept: what was made of it has the files that it needs. */
const daysKept = 2;

/** Captures whose job was lost go on, and old ones go. */
export const resumeCaptures = async ({ db, ports }: JobContext): Promise<void> => {
  const limit = new Date(ports.clock().getTime() - daysKept * 86_400_000);
  await db.deleteFrom('captura').where('criadaEm', '<', limit).execute();
  const waiting = await db
    .selectFrom('captura')
    .select('id')
    .where('situacao', '=', 'ESPERA')
    .limit(100)
    .execute();
  for (const { id } of waiting) await askToExamine(db, id);
  await resumeFirstReadings(db);
};

/**
 * Looks at each page of what was sent, and leaves the reading of the first page of each document to the queue where somebody
 * waits for it. What is wrong with the file ends here, with the reason kept.
 */
export const examine = async (
  { db, ports }: Pick<JobContext, 'db' | 'ports'>,
  id: number,
  { signal, read = false }: { readonly signal?: AbortSignal | undefined; readonly read?: boolean } = {},
): Promise<void> => {
  const begun = await db
    .updateTable('captura')
    .set((eb) => ({ tentativas: eb('tentativas', '+', 1) }))
    .where('id', '=', id)
    .where('situacao', '=', 'ESPERA')
    .returning(['arquivoId', 'tentativas', 'usuarioId'])
    .executeTakeFirst();
  if (!begun) return;
  try {
    if (begun.tentativas > mostTries) throw new Uncapturable('memoria');
    await look(db, ports, { id, ...begun, read }, signal);
    if (read) await askToReadFirst(db, id);
  } catch (error) {
    if (willPass(error)) await onceItAnswers(() => giveTryBack(db, id), signal);
    if (!(error instanceof Uncapturable)) throw error;
    // a machine that has much to do is slow too: the queue tries again, later
    if (error.problem === 'demorou' && begun.tentativas < slowTries) throw error;
    await refuse(db, id, error.problem);
  }
};

/** What the database or a volume cut short was not the file. */
const giveTryBack = (db: Database, id: number) =>
  db
    .updateTable('captura')
    .set((eb) => ({ tentativas: eb('tentativas', '-', 1) }))
    .where('id', '=', id)
    .where('situacao', '=', 'ESPERA')
    .execute();

const refuse = async (db: Database, id: number, motivo: CaptureProblem): Promise<void> => {
  await db
    .updateTable('captura')
    .set({ situacao: 'FALHOU', motivo })
    .where('id', '=', id)
    .where('situacao', '=', 'ESPERA')
    .execute();
};

interface Looked {
  readonly id: number;
  readonly arquivoId: string;
  readonly usuarioId: number;
  readonly read: boolean;
}

const look = async (
  db: Database,
  ports: Ports,
  { id, arquivoId, usuarioId, read }: Looked,
  signal?: AbortSignal,
): Promise<void> => {
  const { nome, tipo, content } = await fileContent(db, ports, arquivoId);
  const limits = { paginas: await pageLimit(db) };
  let facts: PdfFacts | undefined;
  let pdfId = arquivoId;
  const request = { kind: 'examine', type: tipo, content, limits } as const;
  for await (const answer of captureApart(request, signal ? { signal } : {})) {
    if (answer.kind === 'pdf') {
      ({ facts } = answer);
      if (tipo !== 'application/pdf')
        pdfId = await keepMade(db, ports, `${nome.replace(/\.[^.]+$/, '')}.pdf`, usuarioId, answer.content);
      await db.updateTable('captura').set({ paginas: facts.paginas }).where('id', '=', id).execute();
    }
    if (answer.kind === 'page') await keepPage(db, id, answer.page);
  }
  if (!facts) throw new Uncapturable('invalido');
  // who asks how it is sees at once that there is more to come
  if (read) await markToRead(db, id);
  const { pdfa, assinaturas } = facts;
  await db
    .updateTable('captura')
    .set({
      situacao: 'PRONTA',
      pdfId,
      pdfa: JSON.stringify(pdfa),
      assinaturas: assinaturas.total,
      assinaturasIcp: assinaturas.icp,
    })
    .where('id', '=', id)
    .where('situacao', '=', 'ESPERA')
    .execute();
};

const keepPage = async (
  db: Database,
  capturaId: number,
  { numero, emBranco, temTexto, texto, codigos, giro, miniatura }: CapturedPage,
): Promise<void> => {
  const seen = {
    emBranco,
    temTexto,
    texto: storableText(texto),
    codigos: JSON.stringify(codigos),
    giro,
    miniatura: Buffer.from(miniatura),
  };
  // the same file may be looked at again, after a fall or beside one that is not over: a page is always the same
  await db
    .insertInto('capturaPagina')
    .values({ capturaId, numero, ...seen })
    .onConflict((conflict) => conflict.columns(['capturaId', 'numero']).doUpdateSet(seen))
    .execute();
};

/** Keeps a PDF that was made of what came; nothing uses it yet. */
export const keepMade = async (
  db: Database,
  ports: Ports,
  nome: string,
  criadoPor: number,
  content: Uint8Array,
): Promise<string> => {
  const about = {
    nome: nome.slice(0, 200),
    tipo: 'application/pdf',
    criadoPor,
    emUso: false,
    limite: mostBytes,
  };
  const kept = await inTransaction(db, (trx) => keepFile(trx, ports, about, content));
  return kept.id;
};
