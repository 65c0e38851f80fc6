import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';

let server: TestApp;
let admin: Caller;
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.as('admin');
}, 240_000);
afterAll(() => server.close());

type Asked = (caller: Caller) => Promise<Answer<unknown>>;

it.each<readonly [string, Asked, number, readonly string[]]>([
  ['a entrada', (it) => it.post('login', { login: 'a\0', senha: 'b\0' }), 422, ['senha', 'login']],
  ['a senha esquecida', (it) => it.post('login/esqueci-senha', { login: 'a\0' }), 422, ['login']],
  ['a caixa', (it) => it.get('caixa-central?q=%00'), 422, ['q']],
  ['a pesquisa', (it) => it.get('pesquisa?q=a%00b'), 422, ['q']],
  ['uma página sem fim', (it) => it.get('pesquisa?start=1e400'), 422, ['start']],
  ['uma preferência', (it) => it.get('preferencia/a%00b'), 422, ['chave']],
  ['um modelo que não há', (it) => it.get('documento/carregar-modelo/2147483648/3/3'), 404, []],
  ['um trâmite', (it) => it.post('tramite/historico', { conteudoId: 2 ** 31 }), 422, ['conteudoId']],
  ['um maior', (it) => it.post('tramite/historico', { conteudoId: 2 ** 63 }), 422, ['conteudoId']],
  ['meia letra', (it) => it.post('cargo', { nome: '\ud800' }), 422, ['nome']],
  ['uma lista por um texto', (it) => it.post('cargo', { nome: ['a'] }), 422, ['nome']],
  ['as unidades de um usuário', (it) => it.post('usuario', { unidades: 'x' }), 422, ['unidades']],
])('%s diz o campo', async (_name, asked, status, campos) => {
  const answer = await asked(admin);
  expect([answer.status, answer.campos.filter((campo) => campos.includes(campo))]).toEqual([status, campos]);
});
