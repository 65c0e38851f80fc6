import { planSplit } from '#server/ferramentas/capture/plan-split.ts';
import { captureApart } from '#server/ferramentas/capture/capture-apart.ts';
import { Uncapturable } from '#server/ferramentas/capture/capture.ts';
import type { Database } from '#server/base/db/connect.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import { job } from '#server/base/jobs/job.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { isLabel, isSeparator } from '#schemas/numeracao/label-text.ts';
import { fileContent } from './file-content.ts';
import { storableText } from './storable-text.ts';

export const lerCaptura = job<{ capturaId: number }>('lerCaptura');

/** Beginnings without an end: then it is the page that ends the server. */
const mostTries = 2;
/** A page with fewer letters says nothing that a reading would not say better. */
const fewestLetters = 40;
/** A document says on its first page what it is about; no more signs of it are kept. */
const mostSaid = 3_000;

/** One capture is read at a time: who waits corrects rows meanwhile, and the readings of protocols have a queue of their own. */
export const askToReadFirst = (db: Database, capturaId: number): Promise<void> =>
  enqueue(
    db,
    lerCaptura,
    { capturaId },
    { key: `leitura-captura:${capturaId}`, queue: 'leitura-captura', maxAttempts: 5 },
  );

/** Marks the first page of each document of which not enough was told when it was looked at. */
export const markToRead = async (db: Database, capturaId: number): Promise<void> => {
  const pages = await db
    .selectFrom('capturaPagina')
    .select(['numero', 'emBranco', 'temTexto', 'texto', 'codigos'])
    .where('capturaId', '=', capturaId)
    .orderBy('numero')
    .execute();
  const { partes } = planSplit(pages, { isSeparator, isLabel, semBrancas: true });
  const first = new Set(partes.map(({ paginas }) => paginas[0]));
  const unsaid = pages.filter(
    ({ numero, texto }) => first.has(numero) && (texto.match(/\p{L}/gu)?.length ?? 0) < fewestLetters,
  );
  if (unsaid.length === 0) return;
  await db
    .updateTable('capturaPagina')
    .set({ leitura: 'ESPERA' })
    .where('capturaId', '=', capturaId)
    .where('leitura', 'is', null)
    .where(
      'numero',
      'in',
      unsaid.map(({ numero }) => numero),
    )
    .execute();
};

/** Readings whose job was lost. */
export const resumeFirstReadings = async (db: Database): Promise<void> => {
  const waiting = await db
    .selectFrom('capturaPagina as p')
    .innerJoin('captura as c', 'c.id', 'p.capturaId')
    .select('c.id')
    .distinct()
    .where('p.leitura', '=', 'ESPERA')
    .where('c.situacao', '=', 'PRONTA')
    .limit(100)
    .execute();
  for (const { id } of waiting) await askToReadFirst(db, id);
};

/**
 * Recognises what is written on the pages that were marked, each one apart: of a page that cannot be read nothing is suggested,
 * and the protocol is made all the same.
 */
export const readFirstPages = async (
  { db, ports }: Pick<JobContext, 'db' | 'ports'>,
  capturaId: number,
  signal?: AbortSignal,
): Promise<void> => {
  const captura = await db
    .selectFrom('captura')
    .select('pdfId')
    .where('id', '=', capturaId)
    .where('situacao', '=', 'PRONTA')
    .executeTakeFirst();
  if (!captura?.pdfId) return;
  const waiting = await db
    .selectFrom('capturaPagina')
    .select('numero')
    .where('capturaId', '=', capturaId)
    .where('leitura', '=', 'ESPERA')
    .orderBy('numero')
    .execute();
  if (waiting.length === 0) return;
  const { content } = await fileContent(db, ports, captura.pdfId);
  for (const { numero } of waiting) {
    if (signal?.aborted) return;
    const { leituras } = await db
      .updateTable('capturaPagina')
      .set((eb) => ({ leituras: eb('leituras', '+', 1) }))
      .where('capturaId', '=', capturaId)
      .where('numero', '=', numero)
      .returning('leituras')
      .executeTakeFirstOrThrow();
    const texto = leituras > mostTries ? undefined : await readOne(content, numero, signal);
    await db
      .updateTable('capturaPagina')
      .set(texto === undefined ? { leitura: 'FALHOU' } : { leitura: 'LIDA', texto })
      .where('capturaId', '=', capturaId)
      .where('numero', '=', numero)
      .where('leitura', '=', 'ESPERA')
      .execute();
  }
};

const readOne = async (
  content: Uint8Array,
  numero: number,
  signal?: AbortSignal,
): Promise<string | undefined> => {
  let said: string | undefined;
  try {
    const request = { kind: 'read', content, done: numero - 1, only: [numero] } as const;
    for await (const answer of captureApart(request, signal ? { signal } : {}))
      if (answer.kind === 'read') said = storableText(answer.page.texto).trim().slice(0, mostSaid);
  } catch (error) {
    if (!(error instanceof Uncapturable)) throw error;
  }
  return said;
};
