import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { png } from '#tests/server/pdf/png.ts';
import { confirmed } from '#tests/server/registers/act.ts';
import { openRegisterWorld, type Answer, type Person, type RegisterWorld } from './register-world.ts';
import { validRecord, type Surroundings } from './valid-record.ts';

const folder = new URL('../../../resources/', import.meta.url);
const all = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as RegisterDefinition);
// What rows that a hook computes hold, and the area that opens with a key, are of the register's own test.
const definitions = all.filter(({ source, name }) => source !== 'hook' && name !== 'area-restrita');

const actions = ['list', 'create', 'edit', 'view', 'remove'] as const;
type Action = (typeof actions)[number];

let world: RegisterWorld;
let around: Surroundings;
/** Somebody with every permission of every register but those of one action. */
const without = new Map<Action, Person>();

beforeAll(async () => {
  world = await openRegisterWorld();
  const { administrator } = world;
  around = {
    choose: async (register, filter) => {
      const query = new URLSearchParams(
        Object.entries(filter).map(([name, value]): [string, string] => [name, String(value)]),
      );
      const found = await administrator.get(`${register}/combo?${query.toString()}`);
      // the first profile is the administrators', which no rule of another register gives
      const chosen = register === 'perfil-acesso' ? itens(found).at(-1) : itens(found)[0];
      if (chosen) return Number(chosen['id']);
      const definition = definitions.find(({ name }) => name === register);
      if (!definition) throw new Error(`não há registro ${register}`);
      const created = await administrator.post(register, await validRecord(definition, around, filter));
      expect(created.erros).toEqual([]);
      return Number(created.payload['id']);
    },
    picture: () => administrator.upload('imagem.png', png(40, 30)),
  };
  for (const action of actions) {
    // Who may edit may also open the record: without view, one has neither.
    const missing = action === 'view' ? ['view', 'edit'] : [action];
    const held = definitions.flatMap(({ permissions }) =>
      actions.flatMap((one) => (missing.includes(one) ? [] : (permissions[one] ?? []))),
    );
    without.set(action, await world.personWith(...held));
  }
});

afterAll(() => world.close());

const itens = ({ payload }: Answer): readonly Record<string, unknown>[] =>
  payload['itens'] as readonly Record<string, unknown>[];

/** What was sent as it should come back: without secrets, and without instants, which come in another zone. */
const comparable = (
  { schema }: RegisterDefinition,
  sent: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(sent).filter(
      ([name]) => !schema.properties[name]?.['x-secret'] && schema.properties[name]?.format !== 'date-time',
    ),
  );

/** A change that the register's own rules accept, where any other text would not do. */
const acceptedChanges: Readonly<Record<string, readonly [field: string, value: string | boolean]>> = {
  tarefa: ['notificaViaEmail', true],
  'template-mensagem': ['texto', 'Outro texto para a mesma mensagem.'],
};

/** The record with one field changed: a free text, or else the mark of being in use. */
const edited = (
  { name: register, schema }: RegisterDefinition,
  record: Readonly<Record<string, unknown>>,
): { record: Record<string, unknown>; field: string } => {
  const change = acceptedChanges[register];
  if (change) return { record: { ...record, [change[0]]: change[1] }, field: change[0] };
  const field = Object.entries(schema.properties).find(
    ([name, property]) =>
      property.type === 'string' &&
      typeof record[name] === 'string' &&
      !['enum', 'format', 'pattern', 'x-image', 'x-computed', 'readOnly', 'x-mask'].some(
        (word) => word in property,
      ),
  )?.[0];
  if (field === undefined) return { record: { ...record, ativo: record['ativo'] !== true }, field: 'ativo' };
  return { record: { ...record, [field]: `${String(record[field]).slice(0, -1)}Z` }, field };
};

/** Edits a record that the product brings and finds it in its history. */
const editFirst = async (definition: RegisterDefinition): Promise<void> => {
  const { administrator } = world;
  const [row] = itens(await administrator.get(`${definition.name}?pageSize=5`));
  if (!row) throw new Error(`o produto não traz nada em ${definition.name}`);
  const path = `${definition.name}/${Number(row['id'])}`;
  const { payload } = await administrator.get(path);
  const { record, field } = edited(definition, payload);
  const saved = await administrator.put(path, record);
  expect(saved.erros).toEqual([]);
  expect(saved.payload).toMatchObject({ [field]: record[field] });
  const [last] = itens(await administrator.get(`${path}/historico`));
  expect(last?.['campos']).toEqual(expect.arrayContaining([expect.objectContaining({ campo: field })]));
};

const tables = definitions.filter(({ kind = 'table' }) => kind === 'table');
const singles = definitions.filter(({ kind }) => kind === 'single');

describe.each(tables.map((definition) => [definition.name, definition] as const))(
  '%s',
  (name, definition) => {
    it('se lista, inclui, edita, consulta e exclui, com o histórico de cada passo', async () => {
      const { administrator } = world;
      const can = (action: Action): boolean => definition.permissions[action] !== undefined;
      expect((await administrator.get(name)).status).toBe(200);
      if (!can('create')) {
        expect((await administrator.post(name, {})).status).toBe(404);
        if (can('edit')) await editFirst(definition);
        return;
      }
      const sent = await validRecord(definition, around);
      const created = await administrator.post(name, sent);
      expect(created.erros).toEqual([]);
      expect(created.status).toBe(200);
      const id = Number(created.payload['id']);
      const read = await administrator.get(`${name}/${id}`);
      expect(read.payload).toMatchObject({
        ...comparable(definition, sent),
        ...(name === 'usuario' ? { unidades: [{ padrao: true }] } : {}),
      });
      const change = edited(definition, read.payload);
      const saved = await administrator.put(`${name}/${id}`, change.record);
      expect(saved.erros).toEqual([]);
      expect(saved.payload).toMatchObject({ id, versao: 2, [change.field]: change.record[change.field] });
      const history = itens(await administrator.get(`${name}/${id}/historico`));
      expect(history.map(({ tipo }) => tipo)).toEqual(['alteracao', 'criacao']);
      expect(history[0]?.['campos']).toEqual(
        expect.arrayContaining([expect.objectContaining({ campo: change.field })]),
      );
      const [column] = definition.list?.columns ?? [];
      expect(itens(await administrator.get(`${name}?pageSize=100`))).toEqual(
        expect.arrayContaining([expect.objectContaining({ id })]),
      );
      expect(column).toBeDefined();
      if (!can('remove')) return;
      expect((await administrator.remove(`${name}/${id}?versao=2`)).status).toBe(200);
      expect((await administrator.get(`${name}/${id}`)).status).toBe(404);
    });

    it('pede a cada ação a permissão dela', async () => {
      const row = itens(await world.administrator.get(`${name}?pageSize=1`))[0];
      const id = Number(row?.['id'] ?? 1);
      const calls: Readonly<Record<Action, (person: Person) => Promise<Answer>>> = {
        list: (person) => person.get(name),
        create: (person) => person.post(name, {}),
        edit: (person) => person.put(`${name}/${id}`, { versao: 1 }),
        view: (person) => person.get(`${name}/${id}`),
        remove: (person) => person.remove(`${name}/${id}?versao=1`),
      };
      for (const action of actions) {
        const person = without.get(action);
        if (!person || definition.permissions[action] === undefined) continue;
        const answer = await calls[action](person);
        expect([action, answer.status, answer.codigo]).toEqual([action, 403, 'acessoNegado']);
        // the page of the refusal says in words which it was
        expect(answer.payload['pagina']).toBe(definition.title.many);
      }
      const list = without.get('list');
      const view = without.get('view');
      const refused = [
        await list?.get(`${name}/exportar?formato=csv`),
        await view?.get(`${name}/${id}/historico`),
        await view?.get(`${name}/${id}/usos`),
      ];
      expect(refused.map((answer) => answer?.codigo)).toEqual(refused.map(() => 'acessoNegado'));
    });
  },
);

describe.each(
  all.filter(({ source }) => source === 'hook').map(({ name, permissions }) => [name, permissions] as const),
)('%s', (name, permissions) => {
  it('se lista e exporta a quem pode, e a mais ninguém', async () => {
    const { administrator } = world;
    expect((await administrator.get(name)).status).toBe(200);
    const nobody = await world.personWith('cargoListar');
    const paths = [name, `${name}/exportar?formato=csv`, ...(permissions.view ? [`${name}/1`] : [])];
    for (const path of paths) expect([path, (await nobody.get(path)).codigo]).toEqual([path, 'acessoNegado']);
    expect((await administrator.post(name, {})).status).toBe(404);
  });
});

describe.each(singles.map((definition) => [definition.name, definition] as const))(
  '%s',
  (name, definition) => {
    it('existe desde o início, se edita e guarda o histórico, e sem permissão não se vê', async () => {
      const { administrator } = world;
      const [only] = itens(await administrator.get(name));
      const id = Number(only?.['id']);
      const sent = await validRecord(definition, around);
      // what says where the server connects to asks who changes it for a proof
      const saved = await confirmed(administrator, () =>
        administrator.put(`${name}/${id}`, { ...sent, versao: Number(only?.['versao']) }),
      );
      expect(saved.erros).toEqual([]);
      expect((await administrator.get(`${name}/${id}`)).payload).toMatchObject(comparable(definition, sent));
      expect(itens(await administrator.get(`${name}/${id}/historico`))).toHaveLength(1);
      expect((await administrator.post(name, sent)).status).toBe(404);
      const nobody = await world.personWith('cargoListar');
      expect((await without.get('edit')?.put(`${name}/${id}`, { ...sent, versao: 2 }))?.codigo).toBe(
        'acessoNegado',
      );
      for (const path of [name, `${name}/${id}`, `${name}/${id}/historico`])
        expect([path, (await nobody.get(path)).codigo]).toEqual([path, 'acessoNegado']);
    });
  },
);
