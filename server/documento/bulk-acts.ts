import { loadSituation, performPrepared } from '#server/conteudo/atos/index.ts';
import { type BulkAct } from '#server/conteudo/em-lote/index.ts';
import { concluirAto } from './concluir.ts';

/** Concludes each draft as it is when its turn comes: what it lacks is the reason of its refusal. */
export const concluirDocumento: BulkAct = {
  nome: 'concluir',
  run: async (ctx, id, _input, keep) => {
    const { row } = await loadSituation(ctx, id);
    await performPrepared(ctx, concluirAto, id, { id, versao: row.versao }, keep);
  },
};
