import { captureApart } from '#server/ferramentas/capture/capture-apart.ts';
import { Uncapturable, type ReadPage } from '#server/ferramentas/capture/capture.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import { onceItAnswers } from '#server/base/jobs/once-it-answers.ts';
import { willPass } from '#server/base/jobs/will-pass.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { fileContent, keepMade } from '../captura/index.ts';
import { indexProtocol } from '../index-protocol.ts';

/** Beginnings without one more page read: then it is the file that ends the server. */
const mostTries = 5;
/** Beginnings on a page that takes too long: then it is the page. */
const slowTries = 3;
/** Signs of a text that are kept and indexed: a vector has a limit. */
const longestText = 500_000;

interface Named {
  readonly protocoloId: number;
  readonly numero: number;
}

/**
 * Recognises what is written in the file of a protocol, from the page where an earlier reading was cut short, and makes a copy
 * with the words. What is wrong with the file ends here, with the reason kept.
 */
export const readProtocolText = async (
  ctx: JobContext,
  { protocoloId, numero }: Named,
  signal?: AbortSignal,
): Promise<void> => {
  const begun = await ctx.db
    .updateTable('protocoloArquivo')
    .set((eb) => ({ situacao: 'LENDO', tentativas: eb('tentativas', '+', 1) }))
    .where('protocoloId', '=', protocoloId)
    .where('numero', '=', numero)
    .where('situacao', 'in', ['ESPERA', 'LENDO'])
    .returning(['arquivoId', 'tentativas', 'guardadoPor'])
    .executeTakeFirst();
  if (!begun) return;
  try {
    if (begun.tentativas > mostTries) throw new Uncapturable('memoria');
    const { nome, content } = await fileContent(ctx.db, ctx.ports, begun.arquivoId);
    await readOn(ctx, { protocoloId, numero }, content, signal);
    const pages = await readPages(ctx, { protocoloId, numero });
    const leituraId = pages.some(({ giro, palavras }) => giro !== 0 || palavras.length > 0)
      ? await keepMade(ctx.db, ctx.ports, nome, begun.guardadoPor, await layered(content, pages, signal))
      : undefined;
    await finish(ctx, { protocoloId, numero }, pages, leituraId);
  } catch (error) {
    if (willPass(error)) await onceItAnswers(() => giveTryBack(ctx, { protocoloId, numero }), signal);
    if (!(error instanceof Uncapturable)) throw error;
    // a machine that has much to do is slow too: the queue tries again, later
    if (error.problem === 'demorou' && begun.tentativas < slowTries) throw error;
    await ctx.db
      .updateTable('protocoloArquivo')
      .set({ situacao: 'FALHOU', motivo: error.problem })
      .where('protocoloId', '=', protocoloId)
      .where('numero', '=', numero)
      .execute();
  }
};

/** What the database or a volume cut short was not the file. */
const giveTryBack = ({ db }: JobContext, { protocoloId, numero }: Named) =>
  db
    .updateTable('protocoloArquivo')
    .set((eb) => ({ tentativas: eb.fn('greatest', [eb('tentativas', '-', 1), eb.lit(0)]) }))
    .where('protocoloId', '=', protocoloId)
    .where('numero', '=', numero)
    .where('situacao', 'in', ['ESPERA', 'LENDO'])
    .execute();

const readPages = async ({ db }: JobContext, { protocoloId, numero }: Named): Promise<ReadPage[]> =>
  (
    await db
      .selectFrom('protocoloPaginaLida')
      .select('lida')
      .where('protocoloId', '=', protocoloId)
      .where('numero', '=', numero)
      .orderBy('pagina')
      .execute()
  ).map(({ lida }) => lida);

const readOn = async (
  ctx: JobContext,
  { protocoloId, numero }: Named,
  content: Uint8Array,
  signal?: AbortSignal,
): Promise<void> => {
  const { db } = ctx;
  const done = (await readPages(ctx, { protocoloId, numero })).length;
  for await (const answer of captureApart({ kind: 'read', content, done }, signal ? { signal } : {})) {
    if (answer.kind !== 'read') continue;
    const lida = JSON.stringify({ ...answer.page, texto: storable(answer.page.texto) });
    await db
      .insertInto('protocoloPaginaLida')
      .values({ protocoloId, numero, pagina: answer.page.numero, lida })
      // beside a reading that is not over, the page says the same
      .onConflict((conflict) => conflict.columns(['protocoloId', 'numero', 'pagina']).doNothing())
      .execute();
    await db
      .updateTable('protocoloArquivo')
      .set({ tentativas: 0 })
      .where('protocoloId', '=', protocoloId)
      .where('numero', '=', numero)
      .execute();
  }
};

/** Control characters are no text, the database refuses one of them; nor are words that no person writes. */
const storable = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cs}\p{Co}]+/gu, ' ').replaceAll(/\S{80,}/gu, ' ');

const layered = async (
  content: Uint8Array,
  pages: readonly ReadPage[],
  signal?: AbortSignal,
): Promise<Uint8Array> => {
  let made: Uint8Array | undefined;
  for await (const answer of captureApart({ kind: 'layer', content, pages }, signal ? { signal } : {}))
    if (answer.kind === 'layered') made = answer.content;
  if (!made) throw new Uncapturable('invalido');
  return made;
};

/** The words enter the index of the protocol; the pages that were kept for a resumption go. */
const finish = (
  { db }: JobContext,
  { protocoloId, numero }: Named,
  pages: readonly ReadPage[],
  leituraId?: string,
) =>
  inTransaction(db, async (trx) => {
    const texto = pages
      .map((page) => page.texto)
      .join('\n')
      .slice(0, longestText);
    await trx.selectFrom('conteudo').select('id').where('id', '=', protocoloId).forUpdate().execute();
    if (leituraId)
      await trx.updateTable('arquivo').set({ emUso: true }).where('id', '=', leituraId).execute();
    await trx
      .updateTable('protocoloArquivo')
      .set({
        situacao: /[\p{L}\p{N}]/u.test(texto) ? 'LIDO' : 'SEM_TEXTO',
        texto,
        motivo: null,
        leituraId: leituraId ?? null,
      })
      .where('protocoloId', '=', protocoloId)
      .where('numero', '=', numero)
      .execute();
    await trx
      .deleteFrom('protocoloPaginaLida')
      .where('protocoloId', '=', protocoloId)
      .where('numero', '=', numero)
      .execute();
    await indexProtocol(trx, protocoloId);
  });
