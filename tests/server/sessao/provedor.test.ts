import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import {
  callerOf,
  readAnswer,
  startTestApp,
  worldNow,
  worldPassword,
  type Caller,
  type TestApp,
} from '#tests/setup/app.ts';
import { freePort } from '#tests/setup/free-port.ts';
import {
  passProvider,
  providerClient,
  startProvider,
  type OutsideProvider,
} from '#tests/setup/outside-provider.ts';
import { configure, placesOfRules, tellTest } from './identity-settings.ts';

const address = 'http://127.0.0.1:3000/';
let port: number;
let otherPort: number;
let provider: OutsideProvider;
let server: TestApp;
let admin: Caller;

beforeAll(async () => {
  [port, otherPort] = [await freePort(), await freePort()];
  provider = await startProvider(address, port);
  server = await startTestApp({
    config: { allowedConnections: [port, otherPort].map((one) => `127.0.0.1:${one}`) },
  });
  admin = await server.as('admin');
  const { cargo, unidade, perfil } = await placesOfRules(server);
  await configure(admin, {
    ssoAtivo: true,
    ssoNome: 'a conta da Prefeitura',
    ssoEmissor: provider.issuer,
    ssoCliente: providerClient.id,
    ssoSegredo: providerClient.secret,
    ssoAtributoMatricula: 'matricula',
    regrasEntrada: [
      { valor: 'licitacoes', unidade: unidade('CCL'), cargo, perfilAcesso: perfil('Servidor') },
    ],
  });
});
beforeEach(() => {
  server.time.now = worldNow;
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});

/** Another provider: the secret is typed again, because the kept one stays home. */
const at = (ssoEmissor: string) => ({ ssoEmissor, ssoSegredo: providerClient.secret });

const post = async <T>(path: string, body: object) =>
  readAnswer<T>(await server.call({ method: 'POST', path, body }));
const begin = async () => {
  const { payload, ...answer } = await post<{ endereco: string; chave: string }>(
    'login/provedor/iniciar',
    {},
  );
  return { chave: payload?.chave ?? '', endereco: payload?.endereco ?? '', ...answer };
};
const finish = (chave: string, back: URL) =>
  post<SessaoAberta>('login/provedor/concluir', { resposta: back.search.slice(1), chave });
const enter = async (person: string | undefined) => {
  const { chave, endereco } = await begin();
  return finish(chave, await passProvider(endereco, person));
};
const account = (login: string) =>
  server.platform.connection.db
    .selectFrom('registro.usuario')
    .selectAll()
    .where('login', '=', login)
    .executeTakeFirst();

describe('a entrada pelo provedor', () => {
  it('pede código com PKCE, estado e nonce, e volta para o endereço público', async () => {
    const { endereco } = await begin();
    const asked = new URL(endereco).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid profile email',
      redirect_uri: `${address}autenticacao`,
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(asked.get(name)?.length).toBeGreaterThan(20);
    const theme = readAnswer<{ provedor?: object }>(await server.call({ method: 'GET', path: 'tema' }));
    expect(theme.payload.provedor).toEqual({ nome: 'a conta da Prefeitura' });
  });

  it('dá conta na primeira vez, pelas regras, e depois reconhece a pessoa mesmo com outro nome e e-mail', async () => {
    provider.people.set('s-1', {
      name: 'Bento Sales',
      preferred_username: 'Bento.Sales',
      email: 'bento@vilaserena.exemplo',
      email_verified: true,
      groups: ['licitacoes', 'outros'],
      matricula: '7781',
    });
    const { payload } = await enter('s-1');
    expect(payload.dados.usuario).toMatchObject({ nome: 'Bento Sales', login: 'bento.sales' });
    expect(payload.dados.departamento.sigla).toBe('CCL');
    expect(payload.senhaDe).toBe('PROVEDOR');
    expect(await account('bento.sales')).toMatchObject({
      matricula: '7781',
      email: 'bento@vilaserena.exemplo',
    });
    provider.people.set('s-1', {
      name: 'Bento Sales Neto',
      preferred_username: 'bsales',
      email: 'neto@vilaserena.exemplo',
    });
    const again = (await enter('s-1')).payload.dados.usuario;
    expect(again).toMatchObject({
      idUsuario: payload.dados.usuario.idUsuario,
      nome: 'Bento Sales Neto',
      login: 'bento.sales',
    });
    // nobody verified that address: a link sent there could open the account to somebody else
    expect((await account('bento.sales'))?.email).toBe('bento@vilaserena.exemplo');
    const events = await server.platform.connection.db
      .selectFrom('evento')
      .select(['ato', 'dados'])
      .where('usuarioId', '=', again.idUsuario)
      .orderBy('id')
      .execute();
    expect(events.map(({ ato }) => ato)).toEqual(['contaLigadaAoProvedor', 'entrou', 'entrou']);
    expect(events[1]?.dados).toMatchObject({ entrada: 'PROVEDOR' });
  });

  it('lê os escopos e os atributos que as configurações dizem, e diz por que não fez a conta', async () => {
    const said = {
      name: 'Célia Prado',
      preferred_username: 'celia.prado',
      documento: '52998224725',
      setores: ['licitacoes'],
    };
    await configure(admin, {
      ssoEscopos: 'openid profile email malote',
      ssoAtributoCpf: 'documento',
      ssoAtributoRegra: 'setores',
    });
    provider.people.set('s-5', said);
    expect((await enter('s-5')).codigo).toBe('contaSemEmail');
    const verified = { ...said, email_verified: true };
    provider.people.set('s-5', { ...verified, email: 'celia@vilaserena.exemplo' });
    expect((await enter('s-5')).payload.dados.departamento.sigla).toBe('CCL');
    expect(await account('celia.prado')).toMatchObject({ cpf: '52998224725' });
    const same = { ...verified, preferred_username: 'outra.celia', email: 'outra@vilaserena.exemplo' };
    provider.people.set('s-6', same);
    const twice = await enter('s-6');
    expect([twice.codigo, twice.raw.json<{ descricao: string }>().descricao]).toEqual([
      'contaNaoCriada',
      expect.stringContaining('CPF'),
    ]);
    expect(await account('outra.celia')).toBeUndefined();
    const standard = { ssoEscopos: 'openid profile email', ssoAtributoRegra: 'groups' };
    await configure(admin, { ...standard, ssoAtributoCpf: undefined });
  });

  it('liga quem já tem conta pelo e-mail verificado, e uma só identidade a cada conta', async () => {
    const helena = await account('helena.pires');
    const person = { name: 'Helena Duarte Pires', email: helena?.email, preferred_username: 'hpires' };
    provider.people.set('s-2', { ...person, email_verified: false });
    expect((await enter('s-2')).codigo).toBe('contaSemRegra');
    provider.people.set('s-2', { ...person, email_verified: true });
    // linked after her account was made
    server.time.now = new Date(worldNow.getTime() + 60_000);
    const linked = (await enter('s-2')).payload;
    expect(linked.dados.usuario.idUsuario).toBe(helena?.id);
    // she had a password of her own before
    expect(linked).not.toHaveProperty('senhaDe');
    provider.people.set('s-3', { ...person, email_verified: true });
    const other = await enter('s-3');
    expect([other.codigo, other.raw.json<{ descricao: string }>().descricao]).toEqual([
      'provedorRecusou',
      'A conta helena.pires já está ligada a outra identidade do provedor. Procure o administrador.',
    ]);
    provider.people.set('s-4', {
      name: 'X',
      email: 'x@fora.exemplo',
      preferred_username: 'otavio.brandao',
      groups: ['licitacoes'],
    });
    expect((await enter('s-4')).codigo).toBe('provedorRecusou');
    await configure(admin, { ssoVinculo: 'AMBOS' });
    expect((await enter('s-4')).payload.dados.usuario.login).toBe('otavio.brandao');
    const own = await account('admin');
    for (const claims of [
      { email: own?.email, email_verified: true, preferred_username: 'outra.pessoa' },
      { email: 'y@fora.exemplo', preferred_username: 'admin' },
    ]) {
      provider.people.set('s-9', { name: 'Outra', groups: ['licitacoes'], ...claims });
      const refused = await enter('s-9');
      expect([refused.codigo, refused.raw.json<{ descricao: string }>().descricao]).toEqual([
        'provedorRecusou',
        expect.stringContaining('administra o Malote'),
      ]);
    }
    expect((await account('admin'))?.nome).toBe(own?.nome);
    await configure(admin, { ssoVinculo: 'EMAIL' });
  });

  it('serve uma vez, dentro do prazo, e só ao navegador que a começou', async () => {
    const { chave, endereco } = await begin();
    const back = await passProvider(endereco, 's-1');
    expect((await finish(chave, back)).status).toBe(200);
    expect((await finish(chave, back)).codigo).toBe('provedorRecusou');
    const mine = await begin();
    const stolen = await passProvider((await begin()).endereco, 's-1');
    expect((await finish(mine.chave, stolen)).codigo).toBe('provedorRecusou');
    const late = await begin();
    const returned = await passProvider(late.endereco, 's-1');
    server.time.now = new Date(worldNow.getTime() + 11 * 60_000);
    expect((await finish(late.chave, returned)).codigo).toBe('provedorRecusou');
    server.time.now = worldNow;
    // the answer of one entry with the state of another: the code is not of it
    const [one, two] = [await begin(), await begin()];
    const mixed = await passProvider(one.endereco, 's-1');
    mixed.searchParams.set('state', new URL(two.endereco).searchParams.get('state') ?? '');
    expect((await finish(two.chave, mixed)).codigo).toBe('provedorRecusou');
    const foreign = await begin();
    const forged = await passProvider(foreign.endereco, 's-1');
    forged.searchParams.set('iss', 'http://outro.exemplo');
    expect((await finish(foreign.chave, forged)).status).toBeGreaterThanOrEqual(400);
  });

  it('diz com clareza quem desistiu, quem está bloqueado, e que o provedor parou; a senha própria continua', async () => {
    const given = await enter(undefined);
    expect(given.raw.json<{ descricao: string }>().descricao).toContain('não foi autorizada');
    const users = server.platform.connection.db
      .updateTable('registro.usuario')
      .where('login', '=', 'bento.sales');
    await users.set({ bloqueado: true }).execute();
    expect((await enter('s-1')).codigo).toBe('usuarioBloqueado');
    await users.set({ bloqueado: false }).execute();
    await configure(admin, { ssoSomente: true });
    const local = async (login: string) => (await post('login', { login, senha: worldPassword })).codigo;
    expect([await local('rafael.lins'), await local('admin')]).toEqual(['entrePeloProvedor', '']);
    await configure(admin, { ssoSomente: false, ...at(`http://127.0.0.1:${port}/nada`) });
    expect((await begin()).codigo).toBe('provedorIndisponivel');
    expect(await tellTest(admin, 'testarProvedor')).toContain('não respondeu como esperado');
    await configure(admin, at('http://169.254.169.254/'));
    expect(await tellTest(admin, 'testarProvedor')).toContain('MALOTE_CONEXOES');
    await configure(admin, at(provider.issuer));
    expect(await tellTest(admin, 'testarProvedor')).toContain(`endereço de retorno ${address}autenticacao`);
    expect(await local('rafael.lins')).toBe('');
  });

  it('ao sair, a sessão termina e a pessoa vai sair também do provedor; quem entrou com senha, não', async () => {
    const { payload } = await enter('s-1');
    const bento = callerOf(server.app, payload.token);
    const left = await bento.post<{ endereco?: string }>('login/logout');
    const exit = new URL(left.payload.endereco ?? '');
    expect(exit.origin).toBe(provider.issuer);
    expect(exit.searchParams.get('post_logout_redirect_uri')).toBe(`${address}login`);
    expect((await fetch(exit)).status).toBe(200);
    expect((await bento.get('caixa-central/contadores')).status).toBe(401);
    const rafael = callerOf(
      server.app,
      (await post<SessaoAberta>('login', { login: 'rafael.lins', senha: worldPassword })).payload.token,
    );
    expect((await rafael.post('login/logout')).payload).toEqual({});
  });

  it('ao sair, a sessão já terminou quando o provedor é consultado, e a falha dele não segura ninguém', async () => {
    const bento = callerOf(server.app, (await enter('s-1')).payload.token);
    const seen: number[] = [];
    const failing = createServer((_request, response) => {
      void bento.get('caixa-central/contadores').then(({ status }) => {
        seen.push(status);
        response.writeHead(500).end();
      });
    });
    await once(failing.listen(otherPort, '127.0.0.1'), 'listening');
    await configure(admin, at(`http://127.0.0.1:${otherPort}`));
    expect((await bento.post('login/logout')).payload).toEqual({});
    expect(seen[0]).toBe(401);
    await configure(admin, at(provider.issuer));
    failing.closeAllConnections();
    await once(failing.close(), 'close');
  });

  it('desligada, não existe', async () => {
    await configure(admin, { ssoAtivo: false });
    expect((await begin()).status).toBe(404);
    const theme = readAnswer<object>(await server.call({ method: 'GET', path: 'tema' }));
    expect(theme.payload).not.toHaveProperty('provedor');
  });
});
