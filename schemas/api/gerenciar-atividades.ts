import { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import {
  AtividadeGerenciada,
  AtividadesAto,
  ContagemAtividades,
  GerenciarAtividadesQuery,
} from '#schemas/shapes/fluxo-atividade.ts';
import { endpoint } from './endpoint.ts';

/** All the open activities of flows, for who answers for them. */
export const gerenciarAtividadesApi = {
  listar: endpoint({
    method: 'GET',
    path: 'gerenciar-atividades',
    door: 'gerenciarAtividade',
    summary: 'As atividades abertas de todos os fluxos, as urgentes e as de prazo mais próximo primeiro.',
    query: GerenciarAtividadesQuery,
    result: AtividadeGerenciada,
    list: true,
  }),
  contagem: endpoint({
    method: 'GET',
    path: 'gerenciar-atividades/contagem',
    door: 'gerenciarAtividade',
    summary: 'Quantas atividades esperam, por papel, por unidade e por pessoa, e quantas delas venceram.',
    result: ContagemAtividades,
  }),
  fazer: endpoint({
    method: 'POST',
    path: 'gerenciar-atividades/ato',
    door: 'gerenciarAtividade',
    summary:
      'Passa, libera, muda prazo ou prioridade ou conclui com justificativa, uma a uma, com o resultado de cada.',
    body: AtividadesAto,
    result: ResultadoLote,
    ownTransaction: true,
  }),
} as const;
