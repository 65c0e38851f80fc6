import type { DocumentoSalvar } from '#schemas/shapes/documento-novo.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { act, apply, loadSituation, perform } from '#server/conteudo/atos/index.ts';
import {
  conclude,
  concluirAto,
  makePaper,
  readToConclude,
  type Conclusion,
  type ToConclude,
} from './concluir.ts';
import { guardar } from './salvar.ts';

/** Ends a transaction that only served to see how things would be. */
class Undone extends Error {}

/** What would be concluded if the draft were saved; nothing of it stays. */
const readAsSaved = async (ctx: Ctx, input: DocumentoSalvar): Promise<ToConclude> => {
  let found: ToConclude | undefined;
  try {
    await inTransaction(ctx.db, async (db) => {
      const inner = { ...ctx, db };
      await perform(inner, guardar, input.id, input);
      found = await readToConclude(inner, await loadSituation(inner, input.id));
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  if (!found) throw new Error('a draft that was not read');
  return found;
};

/**
 * Saves a draft and concludes it, both or neither: the PDF is made of the draft as it would be saved, before the one transaction
 * that saves it and gives it its number.
 */
export const salvarConcluir = act<DocumentoSalvar, Conclusion>({
  ...concluirAto,
  nome: 'salvarConcluir',
  prepare: async (ctx, _loaded, input) => makePaper(ctx, await readAsSaved(ctx, input)),
  effect: async (ctx, loaded, input, prepared) => {
    await apply(ctx, guardar, loaded, input, undefined);
    return conclude(ctx, await loadSituation(ctx, input.id), prepared);
  },
});
