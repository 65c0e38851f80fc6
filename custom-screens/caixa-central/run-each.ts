import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { itemName } from '#src/conteudo/item-name.ts';

/** One call for each item, one after the other: what fails spoils no other, and says why. */
export const runEach = async (
  items: readonly ItemCaixa[],
  perform: (item: ItemCaixa) => Promise<unknown>,
): Promise<ResultadoItem[]> => {
  const results: ResultadoItem[] = [];
  for (const item of items) results.push(await runOne(item, perform));
  return results;
};

const runOne = async (
  item: ItemCaixa,
  perform: (item: ItemCaixa) => Promise<unknown>,
): Promise<ResultadoItem> => {
  const rotulo = itemName(item);
  try {
    await perform(item);
    return { id: item.id, ok: true, rotulo };
  } catch (error) {
    // an ended session is everybody's matter, and a fault of ours is not an answer of the server
    if (!(error instanceof HttpProblem) || error.status === 401) throw error;
    return { id: item.id, ok: false, rotulo, codigo: error.code, mensagem: error.message };
  }
};
