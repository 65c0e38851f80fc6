import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { cpf } from '#demonstracao/cpf.ts';
import { openRegisterWorld, type Answer, type Person, type RegisterWorld } from './register-world.ts';

/** Something that is chosen only from a row of a row. */
const balanca: RegisterDefinition = {
  name: 'balanca',
  area: 'administracao',
  title: { one: 'Balança', many: 'Balanças', gender: 'f' },
  represent: '{nome}',
  permissions: { list: 'balancaListar', create: 'balancaIncluir', edit: 'balancaEditar' },
  schema: {
    type: 'object',
    required: ['nome'],
    properties: {
      nome: { type: 'string', title: 'Nome', maxLength: 50 },
      serie: { type: 'string', title: 'Série', maxLength: 20 },
      patrimonio: { type: 'string', title: 'Patrimônio', maxLength: 20 },
    },
  },
  form: [{ title: 'Dados', fields: [['nome', 'serie', 'patrimonio']] }],
  list: {
    columns: ['nome'],
    filters: ['serie', 'patrimonio'],
    search: ['nome', 'serie', 'patrimonio'],
    sort: 'nome,asc',
  },
};

/** Weighings, which each person keeps under the own options. */
const pesagem: RegisterDefinition = {
  name: 'pesagem',
  area: 'administracao',
  title: { one: 'Pesagem', many: 'Pesagens', gender: 'm' },
  represent: '{titulo}',
  permissions: { list: 'pesagemListar', create: 'pesagemIncluir', edit: 'pesagemEditar' },
  mounts: [
    {
      path: 'opcoes-usuario/pesagem',
      permissions: { list: 'pesagemPropria', create: 'pesagemPropria' },
      scope: 'own-user',
    },
  ],
  schema: {
    type: 'object',
    required: ['titulo', 'pessoa'],
    properties: {
      titulo: { type: 'string', title: 'Título', maxLength: 50 },
      pessoa: { type: 'integer', title: 'Pessoa', 'x-relation': { resource: 'usuario' } },
      dias: {
        type: 'array',
        title: 'Dias',
        'x-rows': true,
        items: {
          type: 'object',
          properties: {
            dia: { type: 'string', title: 'Dia', format: 'date' },
            leituras: {
              type: 'array',
              title: 'Leituras',
              'x-rows': true,
              items: {
                type: 'object',
                properties: {
                  balanca: {
                    type: 'integer',
                    title: 'Balança',
                    'x-relation': { resource: 'balanca', label: 'serie' },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
  form: [{ title: 'Dados', fields: [['titulo', 'pessoa'], ['dias']] }],
  list: { columns: ['titulo'], sort: 'titulo,asc' },
};

let world: RegisterWorld;
let nobody: Person;

const hidden = cpf('123456780');

beforeAll(async () => {
  world = await openRegisterWorld([balanca, pesagem]);
  nobody = await world.personWith('outraCoisa');
  await world.administrator.post('interessado', {
    nome: 'Doralice Fontes',
    tipo: 'PESSOA_FISICA',
    cpf: hidden,
  });
  await world.administrator.post('balanca', { nome: 'Rodoviária', serie: 'SR-9', patrimonio: 'PT-4' });
});

afterAll(() => world.close());

const labels = ({ payload }: Answer): unknown[] =>
  (payload['itens'] as { rotulo: string }[]).map(({ rotulo }) => rotulo);

describe('quem não lista nem consulta um registro escolhe nele pelo nome, e nada mais fica sabendo', () => {
  it('o rótulo é o do registro', async () => {
    expect(labels(await nobody.get('interessado/combo'))).toEqual(['Doralice Fontes']);
    for (const path of [
      'interessado/combo?rotulo=cpf',
      'usuario/combo?rotulo=email',
      'cidade/combo?rotulo=id',
    ])
      expect([path, await nobody.get(path)]).toMatchObject([
        path,
        { status: 400, codigo: 'filtroDesconhecido' },
      ]);
    const reader = await world.personWith('interessadoListar');
    expect(labels(await reader.get('interessado/combo?rotulo=nome'))).toEqual(['Doralice Fontes']);
    expect((await reader.get('interessado/combo?rotulo=cpf')).status).toBe(200);
  });

  it('filtra só pelo que estreita uma relação, por igualdade', async () => {
    const { semad, ccl } = world.ids;
    for (const path of [
      `interessado/combo?cpf=${hidden}`,
      'interessado/combo?nome_like=dora',
      'usuario/combo?login=admin',
      'unidade/combo?id_gte=1',
      'unidade/combo?organizacao_gte=1',
    ])
      expect([path, (await nobody.get(path)).codigo]).toEqual([path, 'filtroDesconhecido']);
    for (const path of [
      `unidade/combo?organizacao=${semad}&ativo=true&q=compras`,
      `unidade/combo?organizacao_in=${semad}&ids=${ccl}`,
      `unidade/combo?id_in=${ccl}`,
    ])
      expect([path, labels(await nobody.get(path))]).toEqual([
        path,
        ['CCL - Coordenadoria de Compras e Licitações'],
      ]);
  });

  it('procura só no que a escolha mostra', async () => {
    expect(labels(await nobody.get('interessado/combo?q=fontes dora'))).toEqual(['Doralice Fontes']);
    expect(labels(await nobody.get(`interessado/combo?q=${hidden.slice(0, 4)}`))).toEqual([]);
    expect(labels(await world.administrator.get(`interessado/combo?q=${hidden.slice(0, 4)}`))).toEqual([
      'Doralice Fontes',
    ]);
  });
});

describe('as escolhas de uma relação abrem a quem usa o registro que aponta', () => {
  it('também de uma linha dentro de outra, com o rótulo que a relação pede', async () => {
    const writer = await world.personWith('pesagemIncluir');
    expect(labels(await writer.get('balanca/combo'))).toEqual(['Rodoviária']);
    expect(labels(await writer.get('balanca/combo?rotulo=serie'))).toEqual(['SR-9']);
    expect((await writer.get('balanca/combo?rotulo=patrimonio')).status).toBe(400);
    expect((await nobody.get('balanca/combo')).status).toBe(403);
  });

  it('também de um lugar de montagem, e sem abrir as linhas dos outros', async () => {
    const own = await world.personWith('pesagemPropria');
    expect(labels(await own.get('balanca/combo'))).toEqual(['Rodoviária']);
    expect((await own.get('pesagem/combo')).status).toBe(403);
    expect((await own.get('pesagem/combo?lugar=opcoes-usuario/pesagem')).status).toBe(200);
  });
});
