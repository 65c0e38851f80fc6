import { endpoint } from './endpoint.ts';

/** A person's own password, second factor and sessions. */
export const credencialApi = {
  regrasSenha: endpoint({
    method: 'GET',
    path: 'credencial/senha/regras',
    door: 'publico',
    summary: 'O que a instalação pede de uma senha nova.',
    result: 'RegrasSenha',
  }),
  trocarSenha: endpoint({
    method: 'POST',
    path: 'credencial/senha',
    door: 'autenticado',
    summary: 'Troca a própria senha; as outras sessões da pessoa terminam.',
    body: 'TrocaSenha',
    ownTransaction: true,
  }),
  segundoFator: endpoint({
    method: 'GET',
    path: 'credencial/segundo-fator',
    door: 'autenticado',
    summary: 'Se a pessoa tem segundo fator, de que meio, e se ele é exigido.',
    result: 'SegundoFatorSituacao',
  }),
  iniciarSegundoFator: endpoint({
    method: 'POST',
    path: 'credencial/segundo-fator',
    door: 'autenticado',
    summary:
      'Confere a senha e começa o cadastro do segundo fator: o segredo do aplicativo ou um código por e-mail.',
    body: 'SegundoFatorPedido',
    result: 'SegundoFatorNovo',
    secretAnswer: true,
    ownTransaction: true,
  }),
  confirmarSegundoFator: endpoint({
    method: 'POST',
    path: 'credencial/segundo-fator/confirmar',
    door: 'autenticado',
    summary:
      'Confere o primeiro código e passa a exigi-lo; devolve, só desta vez, os códigos de recuperação.',
    body: 'CodigoDigitado',
    result: 'CodigosRecuperacao',
    secretAnswer: true,
    ownTransaction: true,
  }),
  novosCodigos: endpoint({
    method: 'POST',
    path: 'credencial/segundo-fator/codigos',
    door: 'autenticado',
    summary: 'Confere a senha e troca os códigos de recuperação por novos.',
    body: 'SenhaConfirmada',
    result: 'CodigosRecuperacao',
    secretAnswer: true,
    ownTransaction: true,
  }),
  removerSegundoFator: endpoint({
    method: 'POST',
    path: 'credencial/segundo-fator/remover',
    door: 'autenticado',
    summary:
      'Confere a senha e um código e deixa de usar o segundo fator, onde ele não é exigido. Sem código, o de e-mail é enviado.',
    body: 'RemocaoSegundoFator',
    ownTransaction: true,
  }),
  confirmar: endpoint({
    method: 'POST',
    path: 'credencial/confirmacao',
    door: 'autenticado',
    summary:
      'Confirma quem está ao teclado, pela senha ou pelo código do segundo fator, para o ato seguinte que o pedir (428).',
    body: 'Confirmacao',
    secretAnswer: true,
    ownTransaction: true,
  }),
  sessoes: endpoint({
    method: 'GET',
    path: 'credencial/sessoes',
    door: 'autenticado',
    summary: 'As sessões em uso da própria pessoa.',
    result: 'SessaoAtiva',
    list: true,
  }),
  encerrarSessao: endpoint({
    method: 'DELETE',
    path: 'credencial/sessoes/{id}',
    door: 'autenticado',
    summary: 'Encerra uma sessão da própria pessoa.',
  }),
  encerrarOutras: endpoint({
    method: 'POST',
    path: 'credencial/sessoes/encerrar-outras',
    door: 'autenticado',
    summary: 'Encerra todas as sessões da própria pessoa, menos esta.',
  }),
  sessoesDe: endpoint({
    method: 'GET',
    path: 'credencial/usuario/{usuarioId}/sessoes',
    door: 'usuarioSessoes',
    summary: 'As sessões em uso de outra pessoa, para quem administra usuários.',
    result: 'SessoesDePessoa',
  }),
  encerrarSessaoDe: endpoint({
    method: 'DELETE',
    path: 'credencial/usuario/{usuarioId}/sessoes/{id}',
    door: 'usuarioSessoes',
    summary: 'Encerra uma sessão de outra pessoa.',
  }),
} as const;
