import { loadSituation, perform } from '#server/conteudo/atos/index.ts';
import { inOneTransaction, type BulkAct } from '#server/conteudo/em-lote/index.ts';
import { concluir } from './concluir.ts';

/** Gives each protocol its number as it is when its turn comes: what it lacks is the reason of its refusal. */
export const concluirEmLote: BulkAct = {
  nome: 'concluir',
  run: inOneTransaction(async (inner, id) => {
    const { row } = await loadSituation(inner, id);
    await perform(inner, concluir, id, { versao: row.versao });
  }),
};
