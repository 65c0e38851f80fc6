import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PassagemSituacao } from '#schemas/shapes/passagem.ts';
import { userFlags } from '#schemas/user-flags.ts';
import { startTestApp, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';

interface Stored {
  readonly id: number;
  readonly versao: number;
  readonly [field: string]: unknown;
}
interface Saved extends Stored {
  readonly acoes: readonly { readonly nome: string; readonly permitida: boolean }[];
}
interface Listed extends Stored {
  readonly acoes: readonly string[];
}
interface Lista {
  readonly itens: readonly Listed[];
  readonly total: number;
}

let server: TestApp;
let admin: Caller;
/** Administers the pension institute only. */
let renato: Caller;

beforeAll(async () => {
  server = await startTestApp();
  admin = await server.as('admin');
  renato = await server.as('renato.quadros');
});
afterAll(() => server.close());

const list = async (caller: Caller, path: string): Promise<Lista['itens']> =>
  (await caller.get<Lista>(`${path}${path.includes('?') ? '&' : '?'}pageSize=50`)).payload.itens;
const idOf = async (path: string, field: string, value: string): Promise<number> => {
  const found = (await list(admin, path)).find((record) => record[field] === value);
  if (!found) throw new Error(`${path}: ${value}`);
  return found.id;
};
const read = async (caller: Caller, path: string): Promise<Saved> => (await caller.get<Saved>(path)).payload;
/** Sends a record back with changes. */
const change = async (
  caller: Caller,
  path: string,
  changes: Readonly<Record<string, unknown>>,
): Promise<Answer<Saved>> => {
  const { acoes: _acoes, ...record } = await read(admin, path);
  return caller.put<Saved>(path, { ...record, ...changes });
};
const can = ({ acoes }: Saved, name: string): boolean | undefined =>
  acoes.find(({ nome }) => nome === name)?.permitida;
const organisation = (sigla: string): Promise<number> => idOf('organizacao-interna', 'sigla', sigla);
const person = (login: string): Promise<number> => idOf('usuario', 'login', login);

describe('a local administrator', () => {
  it('sees in lists, choices, searches and exports only the own organisation', async () => {
    const [pmvs, ipvs] = [await organisation('PMVS'), await organisation('IPVS')];
    expect((await list(renato, 'organizacao-interna')).map(({ id }) => id)).toEqual([ipvs]);
    const units = await list(renato, 'unidade');
    expect(units.map(({ organizacao }) => organizacao)).toEqual([ipvs, ipvs]);
    const choices = await renato.get<Lista>('unidade/combo?pageSize=100');
    expect(choices.payload.itens).toHaveLength(2);
    const logins = (await list(renato, 'usuario')).map(({ login }) => login);
    expect(logins.sort()).toEqual(['renato.quadros', 'yara.figueira']);
    expect((await renato.get<Lista>('usuario?q=helena')).payload.total).toBe(0);
    expect((await renato.get(`usuario/${await person('helena.pires')}`)).status).toBe(404);
    expect((await renato.get(`usuario/${await person('helena.pires')}/historico`)).status).toBe(404);
    expect((await renato.get(`organizacao-interna/${pmvs}`)).status).toBe(404);
    const sheet = await renato.get('unidade/exportar?formato=csv');
    expect(sheet.raw.body).toContain('IPVS-BEN');
    expect(sheet.raw.body).not.toContain('SEMAD');
  });

  it('writes in the own organisation, also through the unit, and nowhere else', async () => {
    const [pmvs, ipvs] = [await organisation('PMVS'), await organisation('IPVS')];
    const unit = { nome: 'Ouvidoria do Instituto', codigo: '090', sigla: 'IPVS-OUV', ativo: true };
    const created = await renato.post<Saved>('unidade', { ...unit, organizacao: ipvs });
    expect(created.status).toBe(200);
    const there = await renato.post('unidade', { ...unit, sigla: 'X', codigo: '091', organizacao: pmvs });
    expect([there.status, there.campos]).toEqual([422, ['organizacao']]);
    const moved = await change(renato, `unidade/${created.payload.id}`, { organizacao: pmvs });
    expect([moved.status, moved.campos]).toEqual([422, ['organizacao']]);
    const ccl = await idOf('unidade', 'sigla', 'CCL');
    expect((await change(renato, `unidade/${ccl}`, { nome: 'Tomada' })).status).toBe(404);
    expect((await renato.remove(`unidade/${ccl}?versao=1`)).status).toBe(404);
    const helenaId = await person('helena.pires');
    for (const path of [`passagem/usuario/${helenaId}`, `passagem/unidade/${ccl}`])
      expect([path, (await renato.get(path)).status]).toEqual([path, 404]);
    expect((await renato.post(`usuario/${helenaId}/acao/bloquear`, { motivo: 'x' })).status).toBe(403);
    const text = { descricao: 'Despacho', texto: 'Segue.', ativo: true };
    expect((await renato.post('texto-tramite', { ...text, unidade: created.payload.id })).status).toBe(200);
    expect((await renato.post('texto-tramite', { ...text, unidade: ccl })).campos).toEqual(['unidade']);
    const yara = await person('yara.figueira');
    const absence = { usuario: yara, inicio: '2027-01-04', fim: '2027-01-08', motivo: 'FERIAS' };
    const helena = await person('helena.pires');
    expect((await renato.post('ausencia', { ...absence, substituto: helena })).campos).toEqual([
      'substituto',
    ]);
    expect((await renato.post('ausencia', { ...absence, usuario: helena })).campos).toEqual(['usuario']);
    const absent = await renato.post('ausencia', absence);
    expect(absent.status, absent.raw.body).toBe(200);
  });

  it('only reads what is of all organisations, and is told so', async () => {
    const cargo = await idOf('cargo', 'descricao', 'Pregoeiro');
    expect(can(await read(renato, `cargo/${cargo}`), 'edit')).toBe(false);
    const [holiday] = await list(renato, 'feriado');
    expect(holiday?.acoes).not.toContain('edit');
    const types = await list(renato, 'tipo-documento');
    expect(types.length).toBeGreaterThan(0);
    expect(types.every(({ acoes }) => !acoes.includes('edit'))).toBe(true);
    const seat = await organisation('IPVS');
    expect(can(await read(renato, `organizacao-interna/${seat}`), 'edit')).toBe(true);
    expect((await renato.post('organizacao-interna', { sigla: 'N', nome: 'Nova', codigo: '3' })).status).toBe(
      403,
    );
    expect((await change(renato, `cargo/${cargo}`, { descricao: 'Outro' })).status).toBe(403);
  });

  it('makes nobody an administrator, touches none, and grants only what is own', async () => {
    const profiles = await list(admin, 'perfil-acesso');
    const profile = (name: string): number => profiles.find(({ descricao }) => descricao === name)?.id ?? 0;
    const yara = `usuario/${await person('yara.figueira')}`;
    const refused = async (changes: Readonly<Record<string, unknown>>): Promise<readonly string[]> =>
      (await change(renato, yara, changes)).campos;
    expect(await refused({ perfilAcesso: profile('Administrador') })).toEqual(['perfilAcesso']);
    expect(await refused({ perfilAcesso: profile('Chefia de unidade') })).toEqual(['perfilAcesso']);
    expect(await refused({ acessoTotal: true })).toEqual(['acessoTotal']);
    const top = (await list(admin, 'sigilo')).find(({ grau }) => grau === 4);
    expect(await refused({ sigilo: top?.id })).toEqual(['sigilo']);
    expect((await change(renato, yara, { cancelarReativar: true, ramal: '2699' })).status).toBe(200);
    const own = `usuario/${await person('renato.quadros')}`;
    expect((await change(renato, own, { perfilAcesso: profile('Administrador') })).campos).toEqual([
      'perfilAcesso',
    ]);
    expect((await change(admin, yara, { perfilAcesso: profile('Administrador') })).status).toBe(200);
    expect((await change(renato, yara, { ramal: '1' })).status).toBe(403);
    expect((await change(renato, yara, { senha: 'outra-senha-bem-longa' })).status).toBe(403);
    expect((await change(admin, yara, { perfilAcesso: profile('Servidor') })).status).toBe(200);
  });
});

describe('what is of two organisations', () => {
  it('a local administrator sees, and neither hands over nor ends the sessions of', async () => {
    const yara = await person('yara.figueira');
    const { unidades, versao } = await read(admin, `usuario/${yara}`);
    const ccl = await idOf('unidade', 'sigla', 'CCL');
    const { db } = server.platform.connection;
    await sql`update registro.organizacao_interna set usuario_gestor = ${yara} where sigla = 'PMVS'`.execute(
      db,
    );
    const looked = await renato.get<PassagemSituacao>(`passagem/usuario/${yara}`);
    expect(looked.payload.grupos.find(({ nome }) => nome === 'gestoes')?.exemplos).toEqual([
      { texto: 'um registro de outra organização' },
    ]);
    const [place] = unidades as { cargo: number }[];
    const there = { unidade: ccl, organizacao: await organisation('PMVS'), cargo: place?.cargo };
    const shared = { unidades: [...(unidades as object[]), there] };
    const done = await change(admin, `usuario/${yara}`, shared);
    expect(done.status, done.raw.body).toBe(200);
    const body = { versao: versao + 1, para: await person('renato.quadros'), motivo: 'x', inativar: false };
    expect((await renato.post(`passagem/usuario/${yara}`, body)).status).toBe(403);
    expect((await renato.get(`usuario/${yara}`)).status).toBe(200);
    expect((await renato.get(`credencial/usuario/${yara}/sessoes`)).status).toBe(403);
    expect((await change(admin, `usuario/${yara}`, { unidades })).status).toBe(200);
  });
});

describe('whoever keeps people or profiles', () => {
  it('without being an administrator gives no more than they have, to themselves nor to others', async () => {
    const names = [
      'usuarioListar',
      'usuarioConsultar',
      'usuarioEditar',
      'usuarioPassar',
      'ausenciaIncluir',
      'perfilAcessoEditar',
      'perfilAcessoConsultar',
    ];
    const keeper = { tipo: 'INTERNO', usuarioPadrao: true, ativo: true };
    const made = await admin.post<Saved>('perfil-acesso', {
      ...keeper,
      descricao: 'Cadastro de pessoas',
      permissoes: names,
    });
    const other = await admin.post<Saved>('perfil-acesso', { ...keeper, descricao: 'Vazio', permissoes: [] });
    const caio = `usuario/${await person('caio.teles')}`;
    expect((await change(admin, caio, { perfilAcesso: made.payload.id })).status).toBe(200);
    const caller = await server.as('caio.teles');
    const own = await change(caller, caio, { excluirQualquerDocumento: true });
    expect([own.status, own.campos]).toEqual([422, ['excluirQualquerDocumento']]);
    const profile = (id: number, changes: Readonly<Record<string, unknown>>) =>
      change(caller, `perfil-acesso/${id}`, changes);
    expect((await profile(made.payload.id, { administrador: true })).campos).toEqual(['administrador']);
    expect((await profile(other.payload.id, { administradorLocal: true })).campos).toEqual([
      'administradorLocal',
    ]);
    expect((await profile(other.payload.id, { permissoes: ['configuracaoEditar'] })).campos).toEqual([
      'permissoes',
    ]);
    expect((await profile(other.payload.id, { regras: ['permiteRemoverAnexo'] })).campos).toEqual(['regras']);
    expect((await profile(other.payload.id, { permissoes: ['usuarioListar'] })).status).toBe(200);
    expect((await change(caller, `usuario/${await person('admin')}`, { ramal: '1' })).status).toBe(403);
    expect((await change(caller, `usuario/${await person('renato.quadros')}`, { ramal: '1' })).status).toBe(
      403,
    );
    // nor enters as somebody who may do more
    const helena = `usuario/${await person('helena.pires')}`;
    for (const way of [
      { senha: 'uma-frase-bem-longa-9' },
      { email: 'x@exemplo.org' },
      { login: 'outro.nome' },
    ])
      expect((await change(caller, helena, way)).campos).toEqual(Object.keys(way));
    expect((await change(caller, helena, { ramal: '2050' })).status).toBe(200);
    // nor takes what is hers
    const { id, versao } = await read(admin, helena);
    const taking = { versao, para: await person('caio.teles'), motivo: 'x', inativar: false };
    expect((await caller.post(`passagem/usuario/${id}`, taking)).campos).toEqual(['para']);
  });

  it('does not enter as an equal whom a degree or a flag lets read more, nor stands in for anybody by own decision', async () => {
    const [caio, nair, helena] = [
      await person('caio.teles'),
      await person('nair.paz'),
      await person('helena.pires'),
    ];
    const caller = await server.as('caio.teles');
    const equal = await read(admin, `usuario/${caio}`);
    const top = (await list(admin, 'sigilo')).find(({ grau }) => grau === 4)?.id;
    const at = `usuario/${nair}`;
    const was = await read(admin, at);
    const plain = Object.fromEntries(
      ['perfilAcesso', ...Object.keys(userFlags)].map((name) => [name, equal[name]]),
    );
    for (const more of [{ sigilo: top }, { acessoTotal: true }]) {
      expect((await change(admin, at, { ...plain, sigilo: was['sigilo'], ...more })).status).toBe(200);
      expect((await change(caller, at, { email: 'x@exemplo.org' })).campos).toEqual(['email']);
      expect((await change(caller, at, { ramal: '2051' })).status).toBe(200);
      expect((await change(admin, at, { ...plain, acessoTotal: false })).status).toBe(200);
    }
    expect((await change(admin, at, { sigilo: was['sigilo'] })).status).toBe(200);
    // an equal of another unit has what is there, and one of the same what was opened to her by name
    expect((await change(caller, at, { email: 'y@exemplo.org' })).campos).toEqual(['email']);
    const places = equal['unidades'] as readonly Record<string, unknown>[];
    const unidades = places.map(({ id: _id, ...place }) => place);
    expect((await change(admin, at, { unidades })).status).toBe(200);
    expect((await change(caller, at, { email: 'y@exemplo.org' })).campos).toEqual(['email']);
    const newcomer = await admin.post<Saved>('usuario', {
      ...plain,
      nome: 'Quem chegou hoje',
      login: 'quem.chegou',
      email: 'w@exemplo.org',
      ativo: true,
      unidades,
    });
    expect(newcomer.status, newcomer.raw.body).toBe(200);
    const beside = `usuario/${newcomer.payload.id}`;
    expect((await change(caller, beside, { email: 'y@exemplo.org' })).status).toBe(200);
    const absence = { usuario: helena, inicio: '2027-02-01', fim: '2027-02-05', motivo: 'FERIAS' };
    const appoint = (more: object) => caller.post('ausencia', { ...absence, ...more });
    expect((await appoint({ substituto: caio })).campos).toEqual(['substituto']);
    expect((await admin.post('ausencia', { ...absence, substituto: await person('admin') })).campos).toEqual([
      'substituto',
    ]);
    expect((await appoint({ usuario: await person('admin'), substituto: nair })).campos).toEqual(['usuario']);
    expect((await appoint({ usuario: caio, substituto: nair })).status).toBe(200);
  });

  it('is an administrator, and still does not raise the own record while there is another to ask', async () => {
    const own = `usuario/${await person('admin')}`;
    const degree = (await list(admin, 'sigilo')).find(({ grau }) => grau === 3);
    expect((await change(admin, own, { sigilo: degree?.id })).status).toBe(200);
    const nair = `usuario/${await person('nair.paz')}`;
    const { perfilAcesso } = await read(admin, own);
    expect((await change(admin, nair, { perfilAcesso })).status).toBe(200);
    expect((await change(admin, own, { acessoTotal: true })).campos).toEqual(['acessoTotal']);
    expect((await change(admin, own, { ramal: '2041' })).status).toBe(200);
    expect((await change(await server.as('nair.paz'), own, { acessoTotal: true })).status).toBe(200);
  });
});
