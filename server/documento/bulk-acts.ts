import { loadSituation, performPrepared } from '#server/conteudo/atos/index.ts';
import { plainBulkAct, sharedBulkActs, type BulkAct } from '#server/conteudo/em-lote/index.ts';
import { documentoPlainActs } from './acts.ts';
import { concluirAto } from './concluir.ts';

/** Concludes each draft as it is when its turn comes: what it lacks is the reason of its refusal. */
const concluir: BulkAct = {
  nome: 'concluir',
  run: async (ctx, id, _input, keep) => {
    const { row } = await loadSituation(ctx, id);
    await performPrepared(ctx, concluirAto, id, { id, versao: row.versao }, keep);
  },
};

/** What may be asked of several documents at once. */
export const documentoBulkActs: readonly BulkAct[] = [
  ...sharedBulkActs,
  concluir,
  ...documentoPlainActs.map(plainBulkAct),
];
