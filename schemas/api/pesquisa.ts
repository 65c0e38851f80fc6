import { endpoint } from './endpoint.ts';

/** Searches that a person keeps with a name (spec.md section 7, Advanced search). Each sees only their own. */
export const pesquisaApi = {
  salvar: endpoint({
    method: 'POST',
    path: 'pesquisa-avancada',
    door: 'PesquisaAvancadaListar',
    summary: 'Salva uma pesquisa com um nome.',
    query: 'PesquisaNome',
    body: 'PesquisaEntrada',
    result: 'PesquisaSalva',
  }),
  mudar: endpoint({
    method: 'PUT',
    path: 'pesquisa-avancada/{id}',
    door: 'PesquisaAvancadaListar',
    summary: 'Muda o nome e, se vier, o filtro de uma pesquisa salva.',
    query: 'PesquisaNome',
    body: 'PesquisaMudanca',
    result: 'PesquisaSalva',
  }),
  excluir: endpoint({
    method: 'DELETE',
    path: 'pesquisa-avancada/{id}',
    door: 'PesquisaAvancadaListar',
    summary: 'Exclui uma pesquisa salva.',
  }),
  listar: endpoint({
    method: 'GET',
    path: 'pesquisa-avancada/pesquisas-salvas',
    door: 'PesquisaAvancadaListar',
    summary: 'As pesquisas salvas da pessoa, por nome.',
    query: 'PaginaQuery',
    result: 'PesquisaSalva',
    list: true,
  }),
} as const;
