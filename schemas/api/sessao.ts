import { endpoint } from './endpoint.ts';

/** Sign-in and what a session may change of itself (spec.md section 7, Login). */
export const sessaoApi = {
  entrar: endpoint({
    method: 'POST',
    path: 'login',
    door: 'publico',
    summary: 'Entra com usuário e senha e devolve o token da sessão.',
    body: 'Credenciais',
    result: 'SessaoAberta',
    ownTransaction: true,
  }),
  atualizarToken: endpoint({
    method: 'POST',
    path: 'login/atualizar-token',
    door: 'autenticado',
    summary: 'Renova o prazo da sessão e, no máximo uma vez por minuto, o token.',
    result: 'TokenRenovado',
  }),
  atualizarTokenGet: endpoint({
    method: 'GET',
    path: 'login/atualizar-token',
    door: 'autenticado',
    summary: 'O mesmo que o POST, para clientes que renovam por GET.',
    result: 'TokenRenovado',
    ownTransaction: true,
  }),
  logarDepartamento: endpoint({
    method: 'POST',
    path: 'login/logar-departamento/{id}',
    door: 'autenticado',
    summary: 'Troca a unidade em que a pessoa atua, sem sair da sessão.',
    result: 'SessaoAberta',
  }),
  usuarioConfig: endpoint({
    method: 'POST',
    path: 'login/consulta/usuario-config',
    door: 'autenticado',
    summary: 'Devolve de novo os dados e as preferências da sessão.',
    result: 'SessaoAberta',
    readOnly: true,
  }),
  sair: endpoint({
    method: 'POST',
    path: 'login/logout',
    door: 'autenticado',
    summary: 'Encerra a sessão.',
  }),
} as const;
