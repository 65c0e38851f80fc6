import { afterAll, beforeAll, expect, it } from 'vitest';
import { cpf } from '#tests/world/cpf.ts';
import { openRegisterWorld, type RegisterWorld } from '#tests/server/engine/register-world.ts';
import { change, create, itens } from './act.ts';

let world: RegisterWorld;
beforeAll(async () => {
  world = await openRegisterWorld();
});
afterAll(() => world.close());

const found = async (query = ''): Promise<readonly (readonly unknown[])[]> =>
  itens(await world.administrator.get(`normalizacao?pageSize=100${query}`)).map((row) => [
    row['regra'],
    row['nome'],
    row['detalhe'],
    row['endereco'],
  ]);

it('acha o repetido e o que não combina, cada um com o registro a abrir; resolvido, some', async () => {
  const { administrator, ids } = world;
  const first = await create(administrator, 'interessado', {
    tipo: 'PESSOA_FISICA',
    nome: 'Rita',
    cpf: cpf('111222333'),
  });
  const twin = await create(administrator, 'interessado', {
    tipo: 'PESSOA_FISICA',
    nome: 'R. Souza',
    cpf: cpf('111222333'),
  });
  await create(administrator, 'cargo', { codigo: '7', descricao: 'ANALÍSTA' });
  const assunto = (codigo: string, extra: object) =>
    create(administrator, 'assunto', { codigo, descricao: codigo, tipoCodigo: 'LIVRE', ...extra });
  const above = await assunto('Acima', { ativo: true });
  const below = await assunto('Abaixo', { assuntoSuperior: above });
  await change(administrator, 'assunto', above, { ativo: false });
  const all = await found();
  expect(all).toContainEqual([
    'INTERESSADO_REPETIDO',
    'R. Souza',
    `Tem o mesmo CPF ou CNPJ de Rita (#${first}).`,
    `/administracao/interessado/edicao/${twin}`,
  ]);
  expect(all).toContainEqual([
    'ASSUNTO_SOB_INATIVO',
    'Abaixo',
    'Está ativo sob Acima, que está inativo.',
    `/administracao/assunto/edicao/${below}`,
  ]);
  expect((await found('&regra=CARGO_REPETIDO')).map(([, nome]) => nome)).toEqual(['ANALÍSTA']);
  expect(await found('&regra=ORGANIZACAO_SEM_UNIDADE')).toEqual([
    [
      'ORGANIZACAO_SEM_UNIDADE',
      'Procuradoria-Geral do Município',
      'Não tem nenhuma unidade ativa.',
      `/administracao/organizacao-interna/edicao/${ids.pgm}`,
    ],
  ]);
  expect((await found('&regra=UNIDADE_SEM_PESSOAS')).map(([, nome]) => nome)).toEqual([
    'Coordenadoria de Compras e Licitações',
  ]);
  expect((await found('&q=souza')).length).toBe(1);
  await change(administrator, 'assunto', above, { ativo: true });
  expect(await found('&regra=ASSUNTO_SOB_INATIVO')).toEqual([]);
  const helena = await world.personWith('cidadeListar');
  expect((await helena.get('normalizacao')).status).toBe(403);
  expect((await administrator.post('normalizacao', {})).status).toBe(404);
});

it('leva cada pessoa só aonde ela pode ir', async () => {
  const { administrator } = world;
  for (const nome of ['Nilo', 'Nilo S.'])
    await create(administrator, 'interessado', { tipo: 'PESSOA_FISICA', nome, cpf: cpf('444555666') });
  const address = async (...permissoes: readonly string[]) => {
    const person = await world.personWith('normalizacaoListar', ...permissoes);
    const rows = itens(await person.get('normalizacao?pageSize=100&regra=INTERESSADO_REPETIDO'));
    return rows.find(({ nome }) => nome === 'Nilo S.')?.['endereco'];
  };
  expect(await address()).toBeUndefined();
  expect(await address('interessadoConsultar')).toMatch(/^\/administracao\/interessado\/consulta\/\d+$/);
  expect(await address('interessadoEditar')).toMatch(/^\/administracao\/interessado\/edicao\/\d+$/);
});
