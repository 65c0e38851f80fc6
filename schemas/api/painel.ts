import { ArranjoPainel, Painel, PainelPadrao } from '#schemas/shapes/painel.ts';
import { endpoint } from './endpoint.ts';

/** The home: the blocks of each person, in six positions. */
export const painelApi = {
  ler: endpoint({
    method: 'GET',
    path: 'painel',
    door: 'autenticado',
    summary: 'O início inteiro: os blocos da pessoa, quantos há em cada um e as primeiras linhas.',
    result: Painel,
  }),
  arranjar: endpoint({
    method: 'PUT',
    path: 'painel',
    door: 'autenticado',
    summary: 'Guarda os blocos da pessoa e o lugar de cada um.',
    body: ArranjoPainel,
    result: ArranjoPainel,
  }),
  esquecer: endpoint({
    method: 'DELETE',
    path: 'painel',
    door: 'autenticado',
    summary: 'Volta o início da pessoa ao padrão do perfil.',
  }),
  lerPadrao: endpoint({
    method: 'GET',
    path: 'painel/padrao/{id}',
    door: 'perfilAcessoEditar',
    summary: 'O início padrão de um perfil; o do produto, se ele não tem um.',
    result: PainelPadrao,
  }),
  guardarPadrao: endpoint({
    method: 'PUT',
    path: 'painel/padrao/{id}',
    door: 'perfilAcessoEditar',
    summary: 'Guarda o início padrão de um perfil, que vale para quem não arranjou o seu.',
    body: ArranjoPainel,
    result: PainelPadrao,
  }),
  esquecerPadrao: endpoint({
    method: 'DELETE',
    path: 'painel/padrao/{id}',
    door: 'perfilAcessoEditar',
    summary: 'Volta o início padrão de um perfil ao do produto.',
  }),
} as const;
