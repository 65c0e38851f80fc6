import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Permissions, RegisterDefinition } from '#schemas/generated-definition.ts';
import { openRegisterWorld, type Answer, type Person, type RegisterWorld } from './register-world.ts';

const folder = new URL('../../../resources/', import.meta.url);
const definitions = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as RegisterDefinition);

const steps = ['list', 'create', 'edit', 'view', 'remove'] as const;
type Step = (typeof steps)[number];

const heldBy = (permissions: Permissions): readonly string[] =>
  steps.flatMap((step) => permissions[step] ?? []);

const everything = new Set(
  definitions.flatMap(({ permissions, mounts = [], actions = [] }) => [
    ...heldBy(permissions),
    ...mounts.flatMap((mount) => (mount.permissions ? heldBy(mount.permissions) : [])),
    ...actions.map(({ permission }) => permission),
  ]),
);

const buttons = definitions.flatMap(({ name, actions = [] }) =>
  actions.map((action) => [name, action.name, action] as const),
);
const places = definitions.flatMap(({ name, mounts = [] }) =>
  mounts.flatMap(({ path, permissions }) => (permissions ? [[name, path, permissions] as const] : [])),
);

let world: RegisterWorld;
const known = new Map<string, Person>();

/** Somebody with every permission of every register, place and button but these. */
const without = async (...missing: readonly string[]): Promise<Person> => {
  const key = missing.join();
  const person =
    known.get(key) ?? (await world.personWith(...[...everything].filter((one) => !missing.includes(one))));
  known.set(key, person);
  return person;
};

beforeAll(async () => {
  world = await openRegisterWorld();
});

afterAll(() => world.close());

/** The record need not exist: who may not press the button is not told whether it does. */
const press = (person: Person, register: string, action: string, on: string): Promise<Answer> =>
  person.post(on === 'list' ? `${register}/acao/${action}` : `${register}/999999/acao/${action}`, {
    motivo: 'Por engano, em um teste.',
  });

describe('cada botão de cada cadastro', () => {
  it.each(buttons)('%s: %s pede a permissão que diz', async (register, action, { on, permission }) => {
    const refused = await press(await without(permission), register, action, on);
    expect([refused.status, refused.codigo]).toEqual([403, 'acessoNegado']);
    // With it, what is missing is the record; one of the list is of none.
    const allowed = await press(await without(), register, action, on);
    expect([allowed.status, allowed.codigo]).toEqual(
      on === 'list' ? [200, undefined] : [404, 'naoEncontrado'],
    );
  });
});

describe('cada outro lugar de um cadastro', () => {
  it.each(places)('%s em %s pede a cada passo a permissão do lugar', async (register, path, permissions) => {
    const lugar = `lugar=${encodeURIComponent(path)}`;
    const calls: Readonly<Record<Step, (person: Person) => Promise<Answer>>> = {
      list: (person) => person.get(`${register}?${lugar}`),
      create: (person) => person.post(`${register}?${lugar}`, {}),
      edit: (person) => person.put(`${register}/999999?${lugar}`, { versao: 1 }),
      view: (person) => person.get(`${register}/999999?${lugar}`),
      remove: (person) => person.remove(`${register}/999999?${lugar}&versao=1`),
    };
    for (const step of steps) {
      // Who may edit may also open the record: without view, one has neither.
      const missing = step === 'view' ? [permissions.view, permissions.edit] : [permissions[step]];
      const refused = await calls[step](await without(...missing.filter((one) => one !== undefined)));
      expect([step, refused.status, refused.codigo]).toEqual([step, 403, 'acessoNegado']);
      expect([step, (await calls[step](await without())).codigo]).not.toEqual([step, 'acessoNegado']);
    }
  });
});
