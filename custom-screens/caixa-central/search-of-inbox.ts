import type { PesquisaEntrada } from '#schemas/generated.ts';
import { searchToSave } from '#src/conteudo/saved-search.ts';
import type { CaixaState } from './caixa-url.ts';

/** The tab and its filters as a search with a name. */
export const searchOfInbox = ({ type, query, prazo, prioridade, fase, ordem }: CaixaState): PesquisaEntrada =>
  searchToSave('Todos', {
    aba: type,
    ...(query.trim() && { q: query.trim() }),
    ...(prazo && { prazo }),
    ...(prioridade && { prioridade }),
    ...(fase && { fase: fase === '0' ? 0 : 1 }),
    ...(ordem !== 'padrao' && { ordem }),
  });
