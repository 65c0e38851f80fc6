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
    ...(aba && { aba }),
    ...(query.trim() && { q: query.trim() }),
    ...(prazo && { prazo }),
    ...(resposta && { resposta }),
    ...(vigencia && { vigencia }),
    ...(prioridade && { prioridade }),
    ...(fase && { fase: fase === '0' ? 0 : 1 }),
    ...(ordem !== undefined && { ordem }),
  });
};
