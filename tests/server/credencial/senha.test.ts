import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import type { RegisterRecord } from '#server/engine/index.ts';
import { passwordRefusal } from '#server/pessoas/credencial/password-refusal.ts';
import { startTestApp, worldNow, worldPassword, type TestApp } from '#tests/setup/app.ts';
import {
  actsOf,
  after,
  ask,
  attempt,
  callerIn,
  configure,
  mailsTo,
  pendingOf,
  personOf,
  serves,
} from './entering.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterEach(async () => {
  server.time.now = worldNow;
  await configure(server, { senhaValidadeDias: 0, trocarSenhaRecebida: true, senhaTamanhoMinimo: 8 });
});
afterAll(() => server.close());

const give = async (login: string, senha: string): Promise<number> => {
  const admin = await server.as('admin');
  const { id } = await personOf(server, login);
  const { payload } = await admin.get<RegisterRecord>(`usuario/${id}`);
  return (await admin.put(`usuario/${id}`, { ...payload, senha })).status;
};

describe('the rules of passwords', () => {
  const rules = { senhaTamanhoMinimo: 8, senhaForte: false };
  const person = { login: 'helena.pires', nome: 'Helena Duarte Pires' };
  it.each([
    ['curta1'],
    ['helena.pires'],
    ['Helena.Pires2026!'],
    ['HELENADUARTEPIRES'],
    ['helenapires1'],
    ['Duarte2026'],
    ['12345678'],
    ['87654321'],
    ['aaaaaaaaaa'],
    ['Senha@2026'],
    ['P@ssw0rd1'],
    ['brasil2026!'],
    ['Março@2026'],
    ['20261122'],
  ])('refuse %s', (senha) => {
    expect(passwordRefusal(senha, rules, person)).toBeTypeOf('string');
  });
  it.each([['o gato de botas'], ['malote-demo'], [worldPassword], ['cavalo bateria grampo'], ['çãoéíóúüñ1']])(
    'take %s',
    (senha) => {
      expect(passwordRefusal(senha, rules, person)).toBeUndefined();
    },
  );
  it('ask for kinds of signs only where the installation does', () => {
    const strong = { senhaTamanhoMinimo: 12, senhaForte: true };
    expect(passwordRefusal('cavalo bateria', strong, person)).toContain('maiúsculas');
    expect(passwordRefusal('Cavalo2-bateria', strong, person)).toBeUndefined();
    expect(passwordRefusal('Cavalo2-bat', strong, person)).toContain('12');
  });
});

describe('a password that an administrator gave', () => {
  it('ends the sessions, opens nothing but its own change, and then is gone', async () => {
    const login = 'caio.teles';
    const { id, email } = await personOf(server, login);
    const former = callerIn(server, await attempt(server, login, worldPassword));
    expect(await give(login, 'dada pelo balcão 7')).toBe(200);
    expect(await serves(former)).toBe(false);
    expect((await mailsTo(server, email))[0]?.assunto).toContain('administrador trocou');
    expect((await attempt(server, login, worldPassword)).codigo).toBe('credenciaisInvalidas');

    const refused = await attempt(server, login, 'dada pelo balcão 7');
    expect([refused.status, refused.codigo]).toEqual([403, 'trocaDeSenhaNecessaria']);
    const { desafio, etapa, regras } = pendingOf(refused);
    expect([etapa, regras]).toEqual(['SENHA', { tamanhoMinimo: 8, forte: false }]);
    // it is no session
    const asSession = await server.call({
      method: 'GET',
      path: 'caixa-central/contadores',
      headers: { authorization: `Bearer ${desafio}` },
    });
    expect(asSession.statusCode).toBe(401);
    const step = (senha: string) => ask<SessaoAberta>(server, 'login/etapa/senha', { desafio, senha });
    for (const wrong of ['curta', 'dada pelo balcão 7', worldPassword, 'caio.teles', 'senha1234']) {
      const answer = await step(wrong);
      expect([wrong, answer.status, answer.campos]).toEqual([wrong, 422, ['senha']]);
    }
    const entered = await step('uma frase só minha');
    expect(entered.status).toBe(200);
    expect(await serves(callerIn(server, entered))).toBe(true);
    expect((await step('outra frase só minha')).codigo).toBe('entradaVencida');
    expect((await attempt(server, login, 'uma frase só minha')).status).toBe(200);
    expect(await actsOf(server, `entrada:${id}`)).toContain('senhaTrocadaAoEntrar');
  });

  it('stays where the installation does not ask for the change, and a step does not wait for ever', async () => {
    await give('gil.matos', 'dada pelo balcão 8');
    const { desafio } = pendingOf(await attempt(server, 'gil.matos', 'dada pelo balcão 8'));
    after(server, 16 * 60);
    const late = await ask(server, 'login/etapa/senha', { desafio, senha: 'uma frase só minha' });
    expect([late.status, late.codigo]).toEqual([401, 'entradaVencida']);
    await configure(server, { trocarSenhaRecebida: false });
    expect((await attempt(server, 'gil.matos', 'dada pelo balcão 8')).status).toBe(200);
  });

  it('is asked of a new person too, and by the same rules', async () => {
    const admin = await server.as('admin');
    const { payload: model } = await admin.get<RegisterRecord>(
      `usuario/${(await personOf(server, 'rafael.lins')).id}`,
    );
    const [unit] = model['unidades'] as { organizacao: number; unidade: number; cargo: number }[];
    const fresh = {
      nome: 'Irene Bastos',
      email: 'irene@vilaserena.exemplo',
      login: 'irene.bastos',
      perfilAcesso: model['perfilAcesso'],
      unidades: [{ organizacao: unit?.organizacao, unidade: unit?.unidade, cargo: unit?.cargo }],
    };
    const refused = await admin.post('usuario', { ...fresh, senha: 'IreneBastos1' });
    expect([refused.status, refused.campos]).toEqual([422, ['senha']]);
    expect((await admin.post('usuario', { ...fresh, senha: 'primeira vez aqui' })).status).toBe(200);
    expect((await attempt(server, 'irene.bastos', 'primeira vez aqui')).codigo).toBe(
      'trocaDeSenhaNecessaria',
    );
  });
});

describe('an own password', () => {
  it('is changed by who knows it, ends the other sessions and is told by e-mail', async () => {
    const login = 'dalva.lima';
    const { email } = await personOf(server, login);
    const here = callerIn(server, await attempt(server, login, worldPassword));
    const there = callerIn(server, await attempt(server, login, worldPassword));
    const change = (atual: string, nova: string) => here.post('credencial/senha', { atual, nova });
    const wrong = await change('não é esta', 'uma frase só minha');
    expect([wrong.status, wrong.codigo, wrong.campos]).toEqual([422, 'senhaNaoConfere', ['atual']]);
    expect((await change(worldPassword, worldPassword)).campos).toEqual(['nova']);
    expect((await change(worldPassword, 'uma frase só minha')).status).toBe(200);
    expect([await serves(here), await serves(there)]).toEqual([true, false]);
    expect((await mailsTo(server, email))[0]?.assunto).toContain('foi trocada');
    // neither the present one nor the one before it
    expect((await change('uma frase só minha', worldPassword)).campos).toEqual(['nova']);
  });

  it('is asked for where an administrator changes their own way in by the register', async () => {
    const admin = await server.as('admin');
    const { id } = await personOf(server, 'admin');
    const { payload } = await admin.get<object>(`usuario/${id}`);
    const save = (fields: object) => admin.put(`usuario/${id}`, { ...payload, ...fields });
    for (const fields of [{ senha: 'uma frase de quem passou' }, { email: 'intruso@fora.exemplo' }])
      expect((await save(fields)).codigo).toBe('confirmacaoNecessaria');
    const prove = (senha: string) => admin.post('credencial/confirmacao', { senha });
    expect((await prove('errada')).codigo).toBe('senhaNaoConfere');
    expect((await prove(worldPassword)).status).toBe(200);
    // the proof is not spent by an act that does not come to pass
    expect((await save({ senha: 'curta' })).status).toBe(422);
    // nor does it serve for ever
    after(server, 6 * 60);
    expect((await save({ email: 'tiago@vilaserena.exemplo' })).codigo).toBe('confirmacaoNecessaria');
    await prove(worldPassword);
    expect((await save({ email: 'tiago@vilaserena.exemplo' })).status).toBe(200);
    // another session of the same person proves nothing for this one
    await prove(worldPassword);
    const elsewhere = callerIn(server, await attempt(server, 'admin', worldPassword));
    const read = await elsewhere.get<object>(`usuario/${id}`);
    const other = await elsewhere.put(`usuario/${id}`, {
      ...read.payload,
      senha: 'uma frase de quem passou',
    });
    expect(other.codigo).toBe('confirmacaoNecessaria');
  });

  it('is slowed like the sign-in, although each wrong one undoes the act', async () => {
    const here = callerIn(server, await attempt(server, 'tomas.neves', worldPassword));
    for (let i = 0; i < 5; i++)
      expect((await here.post('credencial/senha', { atual: 'errada', nova: 'uma frase' })).status).toBe(422);
    const slowed = await here.post('credencial/senha', { atual: worldPassword, nova: 'uma frase só minha' });
    expect([slowed.status, slowed.codigo]).toEqual([429, 'muitasTentativas']);
  });

  it('grows old where the installation says so', async () => {
    await configure(server, { senhaValidadeDias: 30 });
    expect((await attempt(server, 'luciana.reis', worldPassword)).status).toBe(200);
    after(server, 31 * 86_400);
    const old = await attempt(server, 'luciana.reis', worldPassword);
    expect(old.codigo).toBe('trocaDeSenhaNecessaria');
    const { desafio } = pendingOf(old);
    const entered = await ask(server, 'login/etapa/senha', { desafio, senha: 'uma frase só minha' });
    expect(entered.status).toBe(200);
    expect((await attempt(server, 'luciana.reis', 'uma frase só minha')).status).toBe(200);
  });
});
