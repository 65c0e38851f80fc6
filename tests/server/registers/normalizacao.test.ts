import { afterAll, beforeAll, expect, it } from 'vitest';
import { cpf } from '#demonstracao/cpf.ts';
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

it('acha o que está inativo por baixo, o repetido em cada grupo e o número que não confere', async () => {
  const { administrator, ids } = world;
  const { pool } = world.platform.connection;
  const names = async (regra: string) =>
    itens(await administrator.get(`normalizacao?pageSize=100&regra=${regra}`)).map((row) => [
      row['nome'],
      row['detalhe'],
    ]);
  const city = (codigo: string, cidade: string, estado: string) =>
    create(administrator, 'cidade', { codigo, cidade, estado });
  const first = await city('9000001', 'Vila Serena', 'MG');
  await city('9000002', 'Vila Serena', 'SP');
  await pool.query(
    `insert into registro.cidade (codigo, cidade, estado) values ('9000003', 'vila serená', 'MG')`,
  );
  expect(await names('CIDADE_REPETIDA')).toEqual([
    ['vila serená', `Já há esta cidade neste estado: registro #${first}.`],
  ]);
  const subject = (codigo: string) =>
    create(administrator, 'assunto', { codigo, descricao: 'Férias', tipoCodigo: 'LIVRE' });
  const above = await subject('F1');
  await subject('F2');
  expect(await names('ASSUNTO_REPETIDO')).toEqual([
    ['Férias', `Já há um assunto com este nome no mesmo nível: registro #${above}.`],
  ]);
  const unit = await create(administrator, 'unidade', {
    codigo: 'ARQ',
    sigla: 'ARQ',
    nome: 'Arquivo',
    organizacao: ids.pgm,
  });
  await pool.query('update registro.organizacao_interna set ativo = false where id = $1', [ids.pgm]);
  expect(await names('UNIDADE_SOB_INATIVA')).toEqual([
    ['Arquivo', 'Está ativa sob Procuradoria-Geral do Município, que está inativa.'],
  ]);
  await pool.query('update registro.organizacao_interna set ativo = true where id = $1', [ids.pgm]);
  const perfilAcesso = await create(administrator, 'perfil-acesso', { descricao: 'Antigo', tipo: 'INTERNO' });
  const person = await create(administrator, 'usuario', {
    nome: 'Nair Porto',
    email: 'nair@vilaserena.exemplo',
    login: 'nair.porto',
    senha: 'Uma senha comprida, 1',
    perfilAcesso,
    unidades: [{ organizacao: ids.pgm, unidade: unit, cargo: ids.cargo }],
  });
  await pool.query('update registro.unidade set ativo = false where id = $1', [unit]);
  await pool.query('update registro.perfil_acesso set ativo = false where id = $1', [perfilAcesso]);
  await pool.query(`update registro.usuario set cpf = '11122233300' where id = $1`, [person]);
  expect(await names('USUARIO_SEM_UNIDADE')).toEqual([['Nair Porto', 'Não atua em nenhuma unidade ativa.']]);
  expect(await names('USUARIO_PERFIL_INATIVO')).toEqual([
    ['Nair Porto', 'Tem o perfil Antigo, que está inativo.'],
  ]);
  const tipoDocumento = await create(administrator, 'tipo-documento', {
    codigo: 'AVI',
    nome: 'Aviso',
    descricao: 'Aviso',
    casoDeUso: 'TODOS',
  });
  await pool.query(
    `insert into registro.modelo_documento (codigo, nome, tipo_documento, publicacao, departamento_numeracao,
      opcao_protocolo, necessidade_resposta, ativo)
      values ('AVI', 'Aviso geral', $1, 'MANUAL', 2, 3, 'NAO_NECESSITA', true)`,
    [tipoDocumento],
  );
  await pool.query('update registro.tipo_documento set ativo = false where id = $1', [tipoDocumento]);
  expect(await names('MODELO_TIPO_INATIVO')).toEqual([['Aviso geral', 'É do tipo Aviso, que está inativo.']]);
  const named = async (nome: string, extra: object) =>
    create(administrator, 'interessado', { tipo: 'PESSOA_JURIDICA', nome, ...extra });
  const company = await named('Padaria Central', { cnpj: '11222333000181', cep: '30140071' });
  await pool.query(
    `insert into registro.interessado (tipo, nome, cnpj, cep) values
      ('PESSOA_JURIDICA', 'Gráfica Sul', '11222333000182', '3014')`,
  );
  await pool.query(
    `insert into registro.interessado (tipo, nome) values ('PESSOA_JURIDICA', 'PADARIA CENTRAL')`,
  );
  expect(await names('INTERESSADO_HOMONIMO')).toEqual([
    ['PADARIA CENTRAL', `Tem o mesmo nome do registro #${company}, e um dos dois não tem CPF nem CNPJ.`],
  ]);
  expect((await names('NUMERO_INVALIDO')).sort()).toEqual([
    ['Gráfica Sul', 'Não confere: CNPJ 11222333000182, CEP 3014.'],
    ['Nair Porto', 'Não confere: CPF 11122233300.'],
  ]);
});

it('um administrador local só vê o que é da sua organização ou de todas', async () => {
  const { administrator, ids } = world;
  const unit = (sigla: string, organizacao: number) =>
    create(administrator, 'unidade', { codigo: sigla, sigla, nome: `Unidade ${sigla}`, organizacao });
  const { pool } = world.platform.connection;
  await unit('DELE', ids.semad);
  await unit('FORA', ids.pgm);
  const person = await world.personWith('normalizacaoListar', 'unidadeEditar');
  const empty = async () =>
    itens(await person.get('normalizacao?pageSize=100&regra=UNIDADE_SEM_PESSOAS')).map(({ nome }) => nome);
  expect(await empty()).toContain('Unidade FORA');
  await pool.query(
    `update registro.perfil_acesso set administrador_local = true
      where id = (select max(id) from registro.perfil_acesso)`,
  );
  expect(await empty()).toContain('Unidade DELE');
  expect(await empty()).not.toContain('Unidade FORA');
  const cargos = itens(await person.get('normalizacao?regra=CARGO_REPETIDO'));
  expect(cargos.map(({ nome }) => nome)).toEqual(['ANALÍSTA']);
});
