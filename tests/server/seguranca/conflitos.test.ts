import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saidOf } from '#tests/setup/said-of.ts';
import { startTestApp, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';

let server: TestApp;
let admin: Caller;
let conflito: number;
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.as('admin');
});
afterAll(() => server.close());

interface Stored {
  readonly id: number;
  readonly versao: number;
  readonly [field: string]: unknown;
}

const one = async (statement: string): Promise<number> =>
  (await server.platform.connection.pool.query<{ id: number }>(statement)).rows[0]?.id ?? 0;

const managed = ['id', 'acoes', 'avisos', 'rotulos', 'criadoEm', 'criadoPor', 'alteradoEm', 'alteradoPor'];

/** Writes a record again, with a change. */
const change = async (path: string, fields: object): Promise<Answer<Stored>> => {
  const { payload } = await admin.get<Stored>(path);
  const kept = Object.fromEntries(Object.entries(payload).filter(([name]) => !managed.includes(name)));
  return admin.put<Stored>(path, { ...kept, ...fields });
};

const profile = async (descricao: string, permissoes: readonly string[]): Promise<number> => {
  const made = await admin.post<Stored>('perfil-acesso', {
    descricao,
    tipo: 'INTERNO',
    ativo: true,
    permissoes,
    regras: [],
    paginas: [],
  });
  if (made.status !== 200) throw new Error(made.raw.body);
  return made.payload.id;
};

const declared = {
  nome: 'Contas e auditoria',
  motivo: 'Quem paga não confere o próprio pagamento.',
  ativo: true,
  um: ['cargoIncluir', 'cargoEditar'],
  outro: ['acessoNegadoListar'],
  marcas: [{ lado: 'OUTRO', marca: 'reclassificar' }],
};

describe('um conflito de papéis', () => {
  it('pede os dois lados, sem o mesmo nos dois', async () => {
    expect(Object.keys(saidOf(await admin.post('conflito-papel', { nome: 'Vazio', motivo: 'x' })))).toEqual([
      'um',
      'outro',
    ]);
    const same = { ...declared, outro: ['cargoIncluir'], marcas: [] };
    expect(saidOf(await admin.post('conflito-papel', same))).toEqual({
      outro: 'Está também do outro lado.',
    });
  });

  it('declarado, diz quantos já juntam os dois lados, e a Normalização os lista com o caminho', async () => {
    const both = await profile('Paga e confere', ['cargoIncluir', 'acessoNegadoListar']);
    const pays = await profile('Paga', ['cargoEditar']);
    const marked = await one(`select id from registro.usuario where login = 'tomas.neves'`);
    await server.platform.connection.pool.query(
      `update registro.usuario set reclassificar = true, perfil_acesso = ${pays} where id = ${marked}`,
    );
    const made = await admin.post<Stored & { avisos: readonly { mensagem: string }[] }>(
      'conflito-papel',
      declared,
    );
    expect(made.status, made.raw.body).toBe(200);
    conflito = made.payload.id;
    expect(made.payload.avisos[0]?.mensagem).toBe(
      '2 perfis ou pessoas já juntam os dois lados. Estão em Normalização.',
    );
    const listed = await admin.get<{
      itens: readonly { regra: string; endereco: string; detalhe: string }[];
    }>('normalizacao?pageSize=100&q=auditoria');
    expect(listed.payload.itens).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          regra: 'PERFIL_CONFLITANTE',
          endereco: `/administracao/perfil-acesso/edicao/${both}`,
          detalhe:
            'Junta o que não pode estar junto: Contas e auditoria (Quem paga não confere o próprio pagamento.).',
        }),
        expect.objectContaining({
          regra: 'USUARIO_CONFLITANTE',
          endereco: `/administracao/usuario/edicao/${marked}`,
        }),
      ]),
    );
  });

  it('recusa o perfil que junta os dois lados, com o motivo; o que já juntava muda no resto', async () => {
    const refused = await admin.post('perfil-acesso', {
      descricao: 'Outro que paga e confere',
      tipo: 'INTERNO',
      ativo: true,
      permissoes: ['cargoEditar', 'acessoNegadoListar'],
      regras: [],
      paginas: [],
    });
    expect(saidOf(refused)).toEqual({
      permissoes:
        'Este perfil juntaria o que não pode estar junto (Contas e auditoria): Quem paga não confere o próprio pagamento.',
    });
    const both = await one(`select id from registro.perfil_acesso where descricao = 'Paga e confere'`);
    expect((await change(`perfil-acesso/${both}`, { ordem: 7 })).status).toBe(200);
    expect((await change(`perfil-acesso/${both}`, { permissoes: ['cargoIncluir'] })).status).toBe(200);
    expect(
      saidOf(await change(`perfil-acesso/${both}`, { permissoes: ['cargoIncluir', 'acessoNegadoListar'] })),
    ).toHaveProperty('permissoes');
  });

  it('recusa dar a alguém o perfil, ou a marca, que os juntaria', async () => {
    const pays = await one(`select id from registro.perfil_acesso where descricao = 'Paga'`);
    const rafael = await one(`select id from registro.usuario where login = 'rafael.lins'`);
    expect((await change(`usuario/${rafael}`, { perfilAcesso: pays })).status).toBe(200);
    const said = saidOf(await change(`usuario/${rafael}`, { reclassificar: true }));
    expect(said).toEqual({
      perfilAcesso: expect.stringContaining('Contas e auditoria') as string,
    });
    const caio = await one(`select id from registro.usuario where login = 'caio.teles'`);
    expect((await change(`usuario/${caio}`, { reclassificar: true })).status).toBe(200);
    expect(saidOf(await change(`usuario/${caio}`, { perfilAcesso: pays }))).toHaveProperty('perfilAcesso');
  });

  it('recusa ao perfil o que os juntaria nas pessoas dele, e diz quantas', async () => {
    const caio = await one(`select perfil_acesso as id from registro.usuario where login = 'caio.teles'`);
    const { payload } = await admin.get<Stored & { permissoes: readonly string[] }>(`perfil-acesso/${caio}`);
    const said = saidOf(
      await change(`perfil-acesso/${caio}`, { permissoes: [...payload.permissoes, 'cargoIncluir'] }),
    );
    expect(said['permissoes']).toMatch(/^Com isto, \d+ pessoas? deste perfil juntaria/);
  });

  it('deixa os administradores de fora, e inativo não recusa nada', async () => {
    const administrator = await one(`select perfil_acesso as id from registro.usuario where login = 'admin'`);
    expect((await change(`perfil-acesso/${administrator}`, { ordem: 1 })).status).toBe(200);
    expect((await change(`conflito-papel/${conflito}`, { ativo: false })).status).toBe(200);
    await profile('Paga e confere, sem conflito', ['cargoIncluir', 'acessoNegadoListar']);
    const helena = await server.as('helena.pires');
    expect((await helena.get('conflito-papel')).status).toBe(403);
  });
});
