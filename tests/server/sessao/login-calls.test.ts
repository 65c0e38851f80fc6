import { afterAll, beforeAll, expect, it } from 'vitest';
import { pages } from '#schemas/pages.ts';
import { readAnswer, startTestApp, worldPassword, type Caller, type TestApp } from '#tests/setup/app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

type Json = Readonly<Record<string, unknown>>;

/** Every field of a session, as a client written from the specification reads them, and of which kind. */
const fields: Readonly<Record<string, 'number' | 'string' | 'boolean' | 'list' | 'object'>> = {
  token: 'string',
  locale: 'string',
  areaRestrita: 'boolean',
  'dados.usuario.id': 'number',
  'dados.usuario.idUsuario': 'number',
  'dados.usuario.nome': 'string',
  'dados.usuario.sizeFonte': 'number',
  'dados.usuario.perfilAcessoId': 'number',
  'dados.usuario.perfilAcessoDescricao': 'string',
  'dados.usuario.sigilId': 'number',
  'dados.idUnidadeLogada': 'number',
  'dados.idUsuarioUnidade': 'number',
  'dados.nomeUnidadeLogada': 'string',
  'dados.usuarioDepartamento.secretario': 'boolean',
  'dados.usuarioDepartamento.chefe': 'boolean',
  'dados.listaUsuarioSubstituido': 'list',
  'dados.listaUsuarioDepartamento': 'list',
  'dados.departamento.id': 'number',
  'dados.departamento.idOrganizacaoInterna': 'number',
  'dados.departamento.siglaOrganizacaoInterna': 'string',
  'dados.departamento.nomeOrganizacaoInterna': 'string',
  'dados.departamento.protocolo': 'boolean',
  'dados.perfilAcesso.permissoes': 'list',
  'dados.perfilAcesso.regras': 'list',
  'dados.perfilAcesso.listaPagina': 'list',
  'dados.perfilAcesso.administrador': 'boolean',
  'dados.perfilAcesso.administradorLocal': 'boolean',
  'dados.perfilAcesso.usuarioPadrao': 'boolean',
  chaveRascunhos: 'string',
  'userConfig.itensPorPagina': 'number',
  'userConfig.tempoApresentacaoMensagens': 'number',
  'userConfig.protocoloLigthPadrao': 'object',
  'sistemaConfig.urlEasySearch': 'string',
  'sistemaConfig.isCheckOutAutomatico': 'boolean',
  'sistemaConfig.tempoApresentacaoMensagens': 'number',
  'userConfig.protocoloLigthPadrao.id': 'number',
  'sistemaConfig.logoPequena.mimeType': 'string',
  'sistemaConfig.logoPequena.arquivo': 'string',
};

const at = (payload: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((node, key) => (node as Json | undefined)?.[key], payload);

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

const wrongFields = (payload: unknown): string[] =>
  Object.entries(fields)
    .filter(([path, kind]) => kindOf(at(payload, path)) !== kind)
    .map(([path]) => `${path}: ${kindOf(at(payload, path))}`);

/** An organisation with a logo and a search application, and a font size of the person's own. */
const prepare = async (helena: Caller, admin: Caller): Promise<void> => {
  const { payload: types } = await admin.get<{ itens: { id: number }[] }>('tipo-documento?ativo=true');
  const { payload: settings } = await admin.get<{ itens: { id: number }[] }>('configuracao');
  const { payload: one } = await admin.get<Json>(`configuracao/${settings.itens[0]?.id ?? 0}`);
  const changed = await admin.put(`configuracao/${String(one['id'])}`, {
    ...one,
    urlPesquisaExterna: 'https://busca.vilaserena.exemplo',
    protocoloPadrao: types.itens[0]?.id,
  });
  expect(changed.status, changed.raw.body).toBe(200);
  expect((await helena.put('tema/16')).status).toBe(200);
};

it('each call of the session answers as it is specified', async () => {
  const helena = await server.as('helena.pires');
  await prepare(helena, await server.as('admin'));
  const entered = readAnswer<Json>(
    await server.call({
      method: 'POST',
      path: 'login',
      body: { login: 'helena.pires', senha: worldPassword },
    }),
  );
  expect([entered.status, wrongFields(entered.payload)]).toEqual([200, []]);
  expect(at(entered.payload, 'locale')).toBe('pt-BR');
  expect(at(entered.payload, 'dados.usuario.sizeFonte')).toBe(16);
  expect(
    Buffer.from(String(at(entered.payload, 'sistemaConfig.logoPequena.arquivo')), 'base64')
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  const units = at(entered.payload, 'dados.listaUsuarioDepartamento') as { id: number }[];
  const config = await helena.post<Json>('login/consulta/usuario-config');
  expect([config.status, wrongFields(config.payload)]).toEqual([200, []]);
  const unit = units.at(-1)?.id ?? 0;
  const moved = await helena.post<Json>(`login/logar-departamento/${unit}`);
  expect([at(moved.payload, 'dados.departamento.id'), wrongFields(moved.payload)]).toEqual([unit, []]);
  const back = await helena.post<Json>('login/voltar-ao-meu-usuario');
  expect([back.status, wrongFields(back.payload)]).toEqual([200, []]);
  expect(at(back.payload, 'usuarioSubstituto')).toBeUndefined();
  for (const renewed of [
    await helena.get<Json>('login/atualizar-token'),
    await helena.post<Json>('login/atualizar-token'),
  ])
    expect([renewed.status, kindOf(at(renewed.payload, 'token'))]).toEqual([200, 'string']);
  expect((await helena.post('login/substituir-usuario/999999')).codigo).toBe('naoSubstitui');
  expect((await helena.post('login/logout')).status).toBe(200);
  expect((await helena.get('login/atualizar-token')).status).toBe(401);
});

it('an administrator has every permission, every rule that gives and every page in the session', async () => {
  const admin = await server.as('admin');
  const { payload } = await admin.post<Json>('login/consulta/usuario-config');
  const profile = at(payload, 'dados.perfilAcesso') as Record<
    'permissoes' | 'regras' | 'listaPagina',
    string[]
  >;
  expect(profile.permissoes).toEqual(expect.arrayContaining(['documentoIncluir', 'cidadeListar']));
  expect(profile.regras).toContain('permiteRemoverAnexo');
  expect(profile.regras).not.toContain('restringeAcessoMinutasOutrasUnidades');
  expect(profile.listaPagina.toSorted()).toEqual(Object.keys(pages).toSorted());
});

it('a profile that names no page hides none; one that names some shows those', async () => {
  const admin = await server.as('admin');
  const caio = await server.as('caio.teles');
  const found = await admin.get<{ itens: { id: number }[] }>('perfil-acesso?descricao=Servidor');
  const path = `perfil-acesso/${found.payload.itens[0]?.id ?? 0}`;
  const pagesWith = async (paginas: string[]) => {
    const { payload: profile } = await admin.get<Json>(path);
    const saved = await admin.put(path, { ...profile, paginas });
    expect(saved.status, saved.raw.body).toBe(200);
    const { payload } = await caio.post<Json>('login/consulta/usuario-config');
    return at(payload, 'dados.perfilAcesso.listaPagina');
  };
  expect(await pagesWith([])).toEqual(Object.keys(pages));
  expect(await pagesWith(['principal.home'])).toEqual(['principal.home']);
});
