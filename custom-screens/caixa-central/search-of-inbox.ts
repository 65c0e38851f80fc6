import { defined } from '#schemas/defined.ts';
import type { PesquisaEntrada } from '#schemas/shapes/pesquisa.ts';
import { writeOrders } from '#schemas/ordens-caixa.ts';
import { searchToSave } from '#src/conteudo/saved-search.ts';
import { caixaQuery, type CaixaState } from './caixa-url.ts';

/** The tab and its filters as a search with a name. */
export const searchOfInbox = (state: CaixaState): PesquisaEntrada => {
  const { query, prazo, resposta, vigencia, prioridade, fase } = state;
  const { aba } = caixaQuery(state);
  const ordem = writeOrders(state.ordem);
  return searchToSave('Todos', {
    ...defined({
      aba: aba || undefined,
      q: query.trim() || undefined,
      prazo: prazo || undefined,
      resposta: resposta || undefined,
      vigencia: vigencia || undefined,
      prioridade: prioridade || undefined,
    }),
    ...(fase && { fase: fase === '0' ? 0 : 1 }),
    ...defined({ ordem }),
  });
};
