import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { openRegisterWorld, type Person, type RegisterWorld } from './register-world.ts';

/** Bonuses, whose amount only some see, in the order and in the text of all. */
const gratificacao: RegisterDefinition = {
  name: 'gratificacao',
  area: 'administracao',
  title: { one: 'Gratificação', many: 'Gratificações', gender: 'f' },
  represent: '{nome}',
  permissions: {
    list: 'gratificacaoListar',
    create: 'gratificacaoIncluir',
    edit: 'gratificacaoEditar',
    view: 'gratificacaoVer',
    fields: { gratificacaoValor: 'Ver o valor' },
  },
  schema: {
    type: 'object',
    required: ['nome'],
    properties: {
      nome: { type: 'string', title: 'Nome', maxLength: 50 },
      valor: { type: 'integer', title: 'Valor', 'x-permission': 'gratificacaoValor' },
      resumo: { type: 'string', title: 'Resumo', 'x-computed': '{nome}: {valor}' },
      ativo: { type: 'boolean', title: 'Ativo', default: true },
    },
  },
  form: [{ title: 'Dados', fields: [['nome', 'valor', 'resumo', 'ativo']] }],
  list: { columns: ['nome', 'resumo'], filters: ['ativo'], sort: ['valor,asc', 'nome,asc'] },
};

let world: RegisterWorld;
let admin: Person;
let person: Person;

beforeAll(async () => {
  world = await openRegisterWorld([gratificacao]);
  admin = world.administrator;
  const all = ['gratificacaoListar', 'gratificacaoIncluir', 'gratificacaoEditar', 'gratificacaoVer'];
  person = await world.personWith(...all);
});

afterAll(() => world.close());

describe('um valor que a pessoa não vê', () => {
  it('não vem no texto calculado, por caminho algum', async () => {
    const { id, resumo } = (await admin.post('gratificacao', { nome: 'Chefia', valor: 7741 })).payload;
    expect(resumo).toBe('Chefia: 7741');
    const path = `gratificacao/${id as number}`;
    const answers = [
      await person.get(path),
      await person.get('gratificacao'),
      await person.put(path, { nome: 'Direção', versao: 1 }),
      await person.put(path, { nome: 'Outra', versao: 1 }),
      await person.post(`${path}/restaurar`, { versao: 1, versaoAtual: 2 }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 409, 200]);
    for (const { payload } of answers) {
      expect(JSON.stringify(payload)).not.toContain('7741');
      expect(JSON.stringify(payload)).not.toContain('resumo');
    }
    expect((await admin.get(path)).payload['resumo']).toBe('Chefia: 7741');
  });

  it('não põe a lista em ordem', async () => {
    for (const valor of [9, 5, 1]) await admin.post('gratificacao', { nome: `Nível ${valor}`, valor });
    const names = async (who: Person, query: string): Promise<unknown[]> =>
      ((await who.get(`gratificacao?${query}`)).payload['itens'] as { nome: string }[])
        .map(({ nome }) => nome)
        .filter((nome) => nome.startsWith('Nível'));
    for (const query of ['', 'sort=ativo,asc']) {
      expect(await names(admin, query)).toEqual(['Nível 1', 'Nível 5', 'Nível 9']);
      expect(await names(person, query)).toEqual(['Nível 9', 'Nível 5', 'Nível 1']);
    }
  });
});
