import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { commands } from '#server/inicio/commands/index.ts';
import { openRegisterWorld, type Person, type RegisterWorld } from '#tests/server/engine/register-world.ts';
import { changeOnly, create, itens } from './act.ts';

let world: RegisterWorld;
beforeAll(async () => {
  world = await openRegisterWorld();
});
afterAll(() => world.close());

const key = 'chave-da-area-restrita';
const open = (person: Person, chave = key) => person.post('areaRestrita/autenticar', { chave });

it('abre com a chave própria, que só um administrador define e ninguém lê', async () => {
  const { administrator } = world;
  const helena = await world.personWith('cidadeListar');
  expect((await administrator.get('areaRestrita')).payload).toEqual({ definida: false, aberta: false });
  expect((await helena.put('areaRestrita/chave', { nova: key })).codigo).toBe('acessoNegado');
  expect((await administrator.put('areaRestrita/chave', { nova: 'curta' })).status).toBe(422);
  expect((await administrator.put('areaRestrita/chave', { nova: key })).status).toBe(200);
  const { rows } = await world.platform.connection.pool.query(
    "select valor #>> '{}' as valor from ajuste where chave = 'areaRestritaChave'",
  );
  expect(rows).toEqual([{ valor: expect.stringMatching(/^\$argon2id\$/) as string }]);
  for (const person of [administrator, helena]) {
    const closed = await person.get('area-restrita');
    expect([closed.status, closed.codigo]).toEqual([403, 'areaRestritaFechada']);
  }
  expect((await open(helena)).payload).toEqual({
    definida: true,
    aberta: true,
    ate: '2026-11-20T12:10:00.000Z',
    segundos: 600,
  });
  expect(itens(await helena.get('area-restrita'))).toHaveLength(1);
  const session = async () => (await helena.post('login/consulta/usuario-config', {})).payload;
  const first = (await session())['areaRestritaChave'];
  expect(first).toMatch(/^[\w-]{40,}$/);
  expect((await helena.remove('areaRestrita')).status).toBe(200);
  const closed = await session();
  expect([closed['areaRestrita'], closed['areaRestritaChave']]).toEqual([false, undefined]);
  await open(helena);
  // the same instant, in these tests: it is the opening of this session that is named
  expect((await session())['areaRestritaChave']).toBe(first);
  expect((await administrator.get('area-restrita')).codigo).toBe('areaRestritaFechada');
});

it('não depende de permissão alguma, só da chave, e quem não a tem não vê nada', async () => {
  const helena = await world.personWith();
  const catalogo = JSON.stringify((await world.administrator.get('permissoes')).payload);
  expect(catalogo).toContain('configuracaoEditar');
  expect(catalogo).not.toMatch(/autenticado|areaRestrita/);
  await open(world.administrator);
  const [only] = itens(await world.administrator.get('area-restrita'));
  const id = Number(only?.['id']);
  const ways = ['', '/combo', `/${id}`, `/${id}/historico`, `/${id}/usos`, '/exportar?formato=csv'];
  for (const way of ways) {
    const closed = await helena.get(`area-restrita${way}`);
    expect([way, [403, 404].includes(closed.status)]).toEqual([way, true]);
  }
  expect((await helena.put(`area-restrita/${id}`, { versao: 1, minutosAberta: 60 })).codigo).toBe(
    'areaRestritaFechada',
  );
});

it('fecha quando a pessoa sai, e só na sessão dela', async () => {
  const helena = await world.personWith();
  await open(helena);
  await open(world.administrator);
  expect((await helena.remove('areaRestrita')).status).toBe(200);
  expect((await helena.get('areaRestrita')).payload).toEqual({ definida: true, aberta: false });
  expect((await helena.get('area-restrita')).codigo).toBe('areaRestritaFechada');
  expect((await world.administrator.get('areaRestrita')).payload).toMatchObject({ aberta: true });
  await world.administrator.remove('areaRestrita');
});

it('uma chave errada é recusada, e depois de algumas é preciso esperar', async () => {
  const helena = await world.personWith('cidadeListar');
  for (let i = 0; i < 5; i += 1) {
    const wrong = await open(helena, 'errada');
    expect([wrong.status, wrong.codigo, wrong.descricao]).toEqual([
      422,
      'chaveNaoConfere',
      'A chave não confere.',
    ]);
  }
  expect((await open(helena)).codigo).toBe('muitasTentativas');
  expect((await helena.get('area-restrita')).codigo).toBe('areaRestritaFechada');
  // Somebody else is not made to wait for it.
  expect((await open(world.administrator)).status).toBe(200);
});

it('trocar a chave pede a atual e fecha o que a antiga abriu', async () => {
  const { administrator } = world;
  const nova = 'outra-chave-bem-comprida';
  expect((await administrator.put('areaRestrita/chave', { nova })).codigo).toBe('chaveNaoConfere');
  expect((await administrator.put('areaRestrita/chave', { atual: key, nova })).status).toBe(200);
  expect((await administrator.get('areaRestrita')).payload).toEqual({ definida: true, aberta: false });
  expect((await open(administrator, nova)).status).toBe(200);
});

it('quem perdeu a chave e tem a máquina faz outra com “malote chave”, que aparece uma vez', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { chave } = commands;
  if (!chave || chave.offline) throw new Error('o comando chave trabalha sobre a instalação');
  expect(await chave.run([], world.platform)).toBe(0);
  const [, nova = ''] = /: ([\w-]{16}) /.exec(String(written.mock.calls[0]?.[0])) ?? [];
  written.mockRestore();
  expect((await world.administrator.get('areaRestrita')).payload).toEqual({ definida: true, aberta: false });
  expect((await open(world.administrator, 'outra-chave-bem-comprida')).codigo).toBe('chaveNaoConfere');
  expect((await open(world.administrator, nova)).status).toBe(200);
});

it('os ajustes valem na hora: só administradores entram, e as conexões param', async () => {
  const { semad, ccl, cargo } = world.ids;
  const perfilAcesso = await create(world.administrator, 'perfil-acesso', {
    descricao: 'Comum',
    tipo: 'INTERNO',
  });
  await create(world.administrator, 'usuario', {
    nome: 'Rita',
    email: 'rita@vilaserena.exemplo',
    login: 'rita',
    senha: 'senha-da-rita',
    perfilAcesso,
    unidades: [{ organizacao: semad, unidade: ccl, cargo }],
  });
  await changeOnly(world.administrator, 'configuracao', { trocarSenhaRecebida: false });
  const login = async (login: string, senha: string) => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/ws/api/login',
      payload: { payload: { login, senha } },
    });
    return [answer.statusCode, answer.json<{ descricao?: string }>().descricao];
  };
  expect((await login('rita', 'senha-da-rita'))[0]).toBe(200);
  await changeOnly(world.administrator, 'area-restrita', {
    somenteAdministradores: true,
    mensagemManutencao: 'Voltamos às 14h.',
    suspenderConexoes: true,
  });
  expect(await login('rita', 'senha-da-rita')).toEqual([403, 'Voltamos às 14h.']);
  expect((await login('rita', 'errada'))[0]).toBe(401);
  expect((await login('admin', 'senha-do-tiago'))[0]).toBe(200);
  const id = await create(world.administrator, 'conexao', { nome: 'x', url: 'jdbc:mysql://127.0.0.1/x' });
  expect((await world.administrator.post(`conexao/${id}/acao/testar`, {})).descricao).toBe(
    'As conexões a outros bancos estão suspensas na área restrita.',
  );
});
