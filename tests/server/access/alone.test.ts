import { afterAll, beforeAll, expect, it } from 'vitest';
import { thorough } from '#tests/setup/thorough.ts';
import { everyPermission, openWalk, type AloneWalk } from './alone-walk.ts';

let world: AloneWalk;

beforeAll(async () => {
  world = await openWalk();
});
afterAll(() => world.close());

/** What calls people, with the making of accounts: what one does not give oneself, nor takes, one's second account does. */
const pairs: readonly (readonly string[])[] = [
  ['usuarioIncluir', 'grupoEmailEditar'],
  ['usuarioIncluir', 'papelEditar'],
  ['usuarioIncluir', 'unidadeEditar'],
  ['usuarioIncluir', 'modeloDocumentoEditar'],
  ['usuarioIncluir', 'fluxoGerenciar'],
  ['usuarioIncluir', 'usuarioPassar'],
  ['usuarioIncluir', 'procuracaoIncluir', 'procuracaoEditar'],
];

/** Each permission alone, and those pairs; when there is time, each with that of making accounts. */
const sets: readonly (readonly string[])[] = [
  ...everyPermission.map((one) => [one]),
  ...pairs,
  ...(thorough ? everyPermission.map((one) => ['usuarioIncluir', one]) : []),
];

it(
  'uma permissão só não dá a ninguém mais do que o nome dela diz',
  async () => {
    const wrong: string[] = [];
    for (const permissions of sets) wrong.push(...(await world.walk(...permissions)));
    expect(wrong).toEqual([]);
    expect(world.total.accepted).toBeGreaterThan(world.total.asked / 10);
  },
  thorough ? 2_400_000 : 420_000,
);
