import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#schemas/api/endpoint.ts';
import type { SessaoAtiva, SessoesDePessoa } from '#schemas/shapes/credencial.ts';
import { deviceInWords } from '#server/pessoas/credencial/device-words.ts';
import { callerOf, startTestApp, worldPassword, type TestApp } from '#tests/setup/app.ts';
import { after, attempt, callerIn, cookieOf, mailsTo, personOf, serves } from './entering.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';

describe('the sessions of a person', () => {
  it('are listed in words and ended by their owner; an ended one answers 401 at once', async () => {
    const login = 'rafael.lins';
    const here = callerIn(server, await attempt(server, login, worldPassword, { agente: firefox }));
    const there = callerIn(
      server,
      await attempt(server, login, worldPassword, { agente: phone, endereco: '198.51.100.3' }),
    );
    const third = callerIn(server, await attempt(server, login, worldPassword, { agente: phone }));
    const { payload } = await here.get<Page<SessaoAtiva>>('credencial/sessoes');
    expect(payload.itens.map(({ dispositivo, atual }) => [dispositivo, atual]).sort()).toEqual([
      ['Chrome em Android', false],
      ['Chrome em Android', false],
      ['Firefox em Linux', true],
    ]);
    expect(JSON.stringify(payload)).not.toContain('token');
    const far = payload.itens.find(({ endereco }) => endereco === '198.51.100.3');
    expect((await here.remove(`credencial/sessoes/${far?.id ?? 0}`)).status).toBe(200);
    expect([await serves(there), await serves(third)]).toEqual([false, true]);
    // the token of an ended session renews nothing either
    expect((await there.post('login/atualizar-token')).status).toBe(401);
    expect((await here.remove(`credencial/sessoes/${far?.id ?? 0}`)).status).toBe(404);
    expect((await here.post('credencial/sessoes/encerrar-outras')).status).toBe(200);
    expect([await serves(here), await serves(third)]).toEqual([true, false]);
  });

  it('are nobody else’s, but for who manages people', async () => {
    const { id } = await personOf(server, 'gil.matos');
    const gil = callerIn(server, await attempt(server, 'gil.matos', worldPassword));
    const { payload } = await gil.get<Page<SessaoAtiva>>('credencial/sessoes');
    const own = payload.itens.find(({ atual }) => atual)?.id ?? 0;
    const rafael = await server.as('rafael.lins');
    expect((await rafael.remove(`credencial/sessoes/${own}`)).status).toBe(404);
    expect((await rafael.get(`credencial/usuario/${id}/sessoes`)).status).toBe(403);
    expect((await rafael.remove(`credencial/usuario/${id}/sessoes/${own}`)).status).toBe(403);
    expect(await serves(gil)).toBe(true);
    const admin = await server.as('admin');
    const seen = await admin.get<SessoesDePessoa>(`credencial/usuario/${id}/sessoes`);
    expect(seen.payload.itens.map((each) => [each.id, each.atual])).toEqual([[own, false]]);
    expect((await admin.remove(`credencial/usuario/${id}/sessoes/${own}`)).status).toBe(200);
    expect(await serves(gil)).toBe(false);
    const again = callerIn(server, await attempt(server, 'gil.matos', worldPassword));
    expect((await admin.post(`usuario/${id}/acao/encerrarSessoes`)).status).toBe(200);
    expect(await serves(again)).toBe(false);
  });

  it('begin with a token that nobody could have known before', async () => {
    const planted = 'a'.repeat(43);
    const entered = await server.app.inject({
      method: 'POST',
      url: '/ws/api/login',
      headers: { authorization: `Bearer ${planted}`, cookie: `malote.token=${planted}` },
      payload: { payload: { login: 'dalva.lima', senha: worldPassword } },
    });
    const { token } = entered.json<{ payload: { token: string } }>().payload;
    expect(token).not.toBe(planted);
    expect(await serves(callerOf(server.app, planted))).toBe(false);
    const second = await attempt(server, 'dalva.lima', worldPassword);
    expect(second.payload.token).not.toBe(token);
  });
});

describe('a new device', () => {
  it('is told to the person by e-mail; the first one ever, and one already known, are not', async () => {
    const login = 'marina.vaz';
    const { email } = await personOf(server, login);
    const told = async (): Promise<number> =>
      (await mailsTo(server, email)).filter(({ assunto }) => assunto.includes('dispositivo novo')).length;
    const first = await attempt(server, login, worldPassword, { agente: firefox });
    expect(await told()).toBe(0);
    after(server, 60);
    await attempt(server, login, worldPassword, { agente: firefox, cookie: cookieOf(first) });
    // the same program at the same address, without the cookie: an integration that keeps none
    await attempt(server, login, worldPassword, { agente: firefox });
    await attempt(server, login, worldPassword, { agente: firefox });
    expect(await told()).toBe(0);
    await attempt(server, login, worldPassword, { agente: phone, endereco: '198.51.100.9' });
    expect(await told()).toBe(1);
    expect((await mailsTo(server, email))[0]?.texto).toContain(
      'por Chrome em Android, do endereço 198.51.100.9',
    );
    const { rows } = await server.platform.connection.pool.query<{ n: number }>(
      'select count(*)::int as n from dispositivo d join registro.usuario u on u.id = d.usuario_id where u.login = $1',
      [login],
    );
    expect(rows[0]?.n).toBe(3);
  });

  it.each([
    [firefox, 'Firefox em Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0',
      'Edge em Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari em iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
      'Safari em Mac',
    ],
    ['curl/8.5', 'Outro programa'],
  ])('%s reads as %s', (agente, words) => {
    expect(deviceInWords(agente)).toBe(words);
  });
});
