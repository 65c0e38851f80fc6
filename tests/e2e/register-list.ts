import { readdirSync, readFileSync } from 'node:fs';
import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { registerPath } from '#src/engine/paths.ts';
import { headingOf, isSingle, placesOf, type RegisterPlace } from '#src/engine/register.ts';

/** A screen that a definition makes; `{id}` in the address is the first record of the register. */
export interface RegisterScreen {
  readonly path: string;
  readonly kind: 'list' | 'create' | 'edit' | 'view' | 'transfer' | 'single' | 'usos' | 'historico';
  readonly place: RegisterPlace;
  /** What the page is headed with, where the definition says it. */
  readonly heading?: RegExp;
}

const folder = new URL('../../resources/', import.meta.url);

/** Every definition of the product, read from its folder: a new file is a new set of screens. */
const definitions = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as RegisterDefinition);

/** One register more than enough for the tabs that are of every record. */
const withTabs = ['/administracao/cidade', '/administracao/usuario'];

const screensOf = (place: RegisterPlace): RegisterScreen[] => {
  const { permissions, base } = place;
  const screen = (kind: RegisterScreen['kind'], path: string, heading?: RegExp): RegisterScreen => ({
    path,
    kind,
    place,
    heading,
  });
  if (isSingle(place.register)) return [screen('single', base), screen('historico', `${base}?aba=historico`)];
  const record = permissions.view && `${base}/consulta/{id}`;
  return [
    ...(permissions.list ? [screen('list', registerPath.list(place), exactly(headingOf(place)))] : []),
    ...(permissions.create ? [screen('create', registerPath.create(place), /^Nov[oa] /)] : []),
    ...(permissions.edit ? [screen('edit', `${base}/edicao/{id}`)] : []),
    ...(record ? [screen('view', record)] : []),
    ...((permissions.create ?? permissions.edit)
      ? [screen('transfer', registerPath.transfer(place), /^Importar /)]
      : []),
    ...(record && withTabs.includes(base)
      ? (['usos', 'historico'] as const).map((tab) => screen(tab, `${record}?aba=${tab}`))
      : []),
  ];
};

const exactly = (text: string): RegExp => new RegExp(`^${text.replaceAll(/[()[\]{}.*+?^$|\\]/g, '\\$&')}$`);

/** Every screen of every register, in its own place and in its mounts. */
export const registerScreens: readonly RegisterScreen[] = definitions.flatMap((definicao) =>
  placesOf({ definicao, validador: {}, acoes: [] }).flatMap(screensOf),
);
