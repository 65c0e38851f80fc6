import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { openRegisterWorld, type Person, type RegisterWorld } from './register-world.ts';
import { refusal } from './register-calls.ts';

/** Safes, each of its unit. */
const cofre: RegisterDefinition = {
  name: 'cofre',
  area: 'administracao',
  title: { one: 'Cofre', many: 'Cofres', gender: 'm' },
  represent: '{nome}',
  permissions: { list: 'cofreListar', create: 'cofreIncluir', edit: 'cofreEditar' },
  schema: {
    type: 'object',
    required: ['nome', 'unidade'],
    'x-scope': 'own-unit',
    properties: {
      nome: { type: 'string', title: 'Nome', maxLength: 50 },
      unidade: { type: 'integer', title: 'Unidade', 'x-relation': { resource: 'unidade' } },
      ativo: { type: 'boolean', title: 'Ativo', default: true },
    },
  },
  form: [{ title: 'Dados', fields: [['nome', 'unidade', 'ativo']] }],
  list: { columns: ['nome'], sort: 'nome,asc' },
};

/** Key rings, which open safes. */
const molho: RegisterDefinition = {
  name: 'molho',
  area: 'administracao',
  title: { one: 'Molho', many: 'Molhos', gender: 'm' },
  represent: '{nome}',
  permissions: {
    list: 'molhoListar',
    create: 'molhoIncluir',
    edit: 'molhoEditar',
    view: 'molhoConsultar',
    remove: 'molhoExcluir',
  },
  schema: {
    type: 'object',
    required: ['nome'],
    properties: {
      nome: { type: 'string', title: 'Nome', maxLength: 50 },
      cofre: { type: 'integer', title: 'Cofre', 'x-relation': { resource: 'cofre' } },
      cofres: {
        type: 'array',
        title: 'Outros cofres',
        items: { type: 'integer' },
        'x-relation': { resource: 'cofre', filter: { ativo: true } },
      },
      parecidos: {
        type: 'array',
        title: 'Parecidos',
        items: { type: 'integer' },
        'x-relation': { resource: 'molho' },
      },
      organizacao: {
        type: 'integer',
        title: 'Organização',
        'x-relation': { resource: 'organizacao-interna' },
      },
      setor: {
        type: 'integer',
        title: 'Setor',
        'x-relation': { resource: 'unidade', filter: { organizacao: '{organizacao}' } },
      },
      chaves: {
        type: 'array',
        title: 'Chaves',
        'x-rows': true,
        items: {
          type: 'object',
          properties: {
            copia: { type: 'integer', title: 'Cópia em', 'x-relation': { resource: 'molho' } },
            cofre: { type: 'integer', title: 'Cofre da chave', 'x-relation': { resource: 'cofre' } },
          },
        },
      },
    },
  },
  form: [
    {
      title: 'Dados',
      fields: [['nome', 'cofre', 'cofres', 'parecidos'], ['organizacao', 'setor'], ['chaves']],
    },
  ],
  list: { columns: ['nome'], sort: 'nome,asc' },
};

let world: RegisterWorld;
let admin: Person;
/** Somebody of the unit CCL. */
let keeper: Person;

beforeAll(async () => {
  world = await openRegisterWorld([cofre, molho]);
  admin = world.administrator;
  keeper = await world.personWith('molhoListar', 'molhoIncluir', 'molhoEditar', 'molhoConsultar');
});

afterAll(() => world.close());

const safe = async (nome: string, unidade: number): Promise<number> =>
  (await admin.post('cofre', { nome, unidade })).payload['id'] as number;

describe('uma escolha fora do alcance de quem escreve', () => {
  it('é recusada como a de um registro que não existe, também em uma lista e em uma linha', async () => {
    const { ccl, gabinete } = world.ids;
    const own = await safe('Da CCL', ccl);
    const foreign = await safe('Do gabinete', gabinete);
    expect((await keeper.post('molho', { nome: 'Meu', cofre: own, cofres: [own] })).status).toBe(200);
    for (const strange of [foreign, 999_999])
      expect([
        refusal(await keeper.post('molho', { nome: 'x', cofre: strange })),
        refusal(await keeper.post('molho', { nome: 'x', cofres: [own, strange] })),
        refusal(await keeper.post('molho', { nome: 'x', chaves: [{ cofre: strange }] })),
      ]).toEqual([
        [422, { cofre: 'O registro escolhido em Cofre não existe mais.' }],
        [422, { cofres: 'O registro escolhido em Outros cofres não existe mais.' }],
        [422, { 'chaves.0.cofre': 'O registro escolhido em Cofre da chave não existe mais.' }],
      ]);
  });

  it('fica onde outra pessoa a fez', async () => {
    const foreign = await safe('Do gabinete também', world.ids.gabinete);
    const made = await admin.post('molho', { nome: 'Antigo', cofre: foreign, cofres: [foreign] });
    const path = `molho/${made.payload['id'] as number}`;
    const saved = await keeper.put(path, { nome: 'Novo', cofre: foreign, cofres: [foreign], versao: 1 });
    expect([saved.status, saved.erros]).toEqual([200, []]);
  });
});

describe('uma lista de escolhas', () => {
  it('com uma que ficou inativa ainda muda, e só a que entra precisa valer', async () => {
    const { ccl } = world.ids;
    const [one, two, three] = [await safe('Um', ccl), await safe('Dois', ccl), await safe('Três', ccl)];
    const made = await admin.post('molho', { nome: 'Lista', cofres: [one, two] });
    const path = `molho/${made.payload['id'] as number}`;
    for (const [id, nome] of [
      [one, 'Um'],
      [three, 'Três'],
    ] as const)
      await admin.put(`cofre/${id}`, { nome, unidade: ccl, ativo: false, versao: 1 });
    expect((await admin.put(path, { nome: 'Lista', cofres: [one], versao: 1 })).payload['versao']).toBe(2);
    expect((await admin.put(path, { nome: 'Lista', cofres: [two, one], versao: 2 })).payload['versao']).toBe(
      3,
    );
    expect(refusal(await admin.put(path, { nome: 'Lista', cofres: [one, three], versao: 3 }))).toEqual([
      422,
      { cofres: 'A escolha de Outros cofres não vale com os outros campos.' },
    ]);
  });
});

describe('uma escolha que outro campo estreita', () => {
  it('espera por ele', async () => {
    const { ccl, semad } = world.ids;
    expect(refusal(await admin.post('molho', { nome: 'x', setor: ccl }))).toEqual([
      422,
      { setor: 'Preencha Organização antes de escolher Setor.' },
    ]);
    expect((await admin.post('molho', { nome: 'x', organizacao: semad, setor: ccl })).status).toBe(200);
  });

  it('ou pelo próprio registro, que ainda não foi salvo', async () => {
    const organization = { codigo: 'IPVS', sigla: 'IPVS', nome: 'Instituto de Previdência' };
    expect(
      refusal(
        await admin.post('organizacao-interna', { ...organization, unidadeProtocoloPadrao: world.ids.ccl }),
      ),
    ).toEqual([
      422,
      { unidadeProtocoloPadrao: 'Salve o registro antes de escolher Unidade de protocolo padrão.' },
    ]);
  });
});

describe('um registro que aponta para si', () => {
  it('em uma lista ou em uma linha não está em uso por isso', async () => {
    const { id } = (await admin.post('molho', { nome: 'Reserva' })).payload as { id: number };
    const path = `molho/${id}`;
    const itself = { nome: 'Reserva', parecidos: [id], chaves: [{ copia: id }], versao: 1 };
    expect((await admin.put(path, itself)).erros).toEqual([]);
    expect((await admin.get(`${path}/usos`)).payload['itens']).toEqual([]);
    const other = await admin.post('molho', { nome: 'Outro', parecidos: [id], chaves: [{ copia: id }] });
    expect((await admin.get(`${path}/usos`)).payload['itens']).toMatchObject([{ total: 1 }, { total: 1 }]);
    expect((await admin.remove(`molho/${Number(other.payload['id'])}?versao=1`)).status).toBeLessThan(300);
    expect((await admin.remove(`${path}?versao=2`)).status).toBeLessThan(300);
    expect((await admin.get(path)).status).toBe(404);
  });
});
