import { inOneTransaction, type BulkAct } from '#server/conteudo/em-lote/index.ts';
import { loadSituation, perform } from '#server/conteudo/atos/index.ts';
import { concluirAto } from './concluir.ts';

/** Gives each process its number as it is when its turn comes: what it lacks is the reason of its refusal. */
export const concluirProcesso: BulkAct = {
  nome: 'concluir',
  run: inOneTransaction(async (inner, id) => {
    const { row } = await loadSituation(inner, id);
    await perform(inner, concluirAto, id, { id, versao: row.versao });
  }),
};
