import { Saida } from '#schemas/shapes/identidade.ts';
import { SessaoAberta, TokenRenovado } from '#schemas/shapes/sessao.ts';
import { endpoint } from './endpoint.ts';

/** What a session may change of itself; the way in is in `entrada.ts`. */
export const sessaoApi = {
  atualizarToken: endpoint({
    method: 'POST',
    path: 'login/atualizar-token',
    door: 'autenticado',
    summary: 'Renova o prazo da sessão e, no máximo uma vez por minuto, o token.',
    result: TokenRenovado,
    secretAnswer: true,
    ownTransaction: true,
  }),
  atualizarTokenGet: endpoint({
    method: 'GET',
    path: 'login/atualizar-token',
    door: 'autenticado',
    summary: 'O mesmo que o POST, para clientes que renovam por GET.',
    result: TokenRenovado,
    ownTransaction: true,
  }),
  logarDepartamento: endpoint({
    method: 'POST',
    path: 'login/logar-departamento/{id}',
    door: 'autenticado',
    summary: 'Troca a unidade em que a pessoa atua, sem sair da sessão.',
    result: SessaoAberta,
    secretAnswer: true,
  }),
  substituirUsuario: endpoint({
    method: 'POST',
    path: 'login/substituir-usuario/{id}',
    door: 'autenticado',
    summary: 'Passa a atuar em nome de uma pessoa ausente que tem quem chama por substituto.',
    result: SessaoAberta,
    secretAnswer: true,
  }),
  voltarAoMeuUsuario: endpoint({
    method: 'POST',
    path: 'login/voltar-ao-meu-usuario',
    door: 'autenticado',
    summary: 'Deixa de atuar em nome de outra pessoa.',
    result: SessaoAberta,
    secretAnswer: true,
    leavesSubstitution: true,
  }),
  usuarioConfig: endpoint({
    method: 'POST',
    path: 'login/consulta/usuario-config',
    door: 'autenticado',
    summary: 'Devolve de novo os dados e as preferências da sessão.',
    result: SessaoAberta,
    readOnly: true,
  }),
  sair: endpoint({
    method: 'POST',
    path: 'login/logout',
    door: 'autenticado',
    summary: 'Encerra a sessão.',
    result: Saida,
    ownTransaction: true,
    leavesSubstitution: true,
  }),
} as const;
