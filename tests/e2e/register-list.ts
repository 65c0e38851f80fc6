import { readdirSync, readFileSync } from 'node:fs';
import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { registerPath } from '#src/engine/paths.ts';
import { headingOf, isSingle, placesOf, type RegisterPlace } from '#src/engine/register.ts';

/** A screen that a definition makes; `{id}` in the address is the first record of the register. */
export interface RegisterScreen {
  readonly path: string;
  readonly place: RegisterPlace;
  /** What the page is headed with, where the definition says it. */
  readonly heading?: RegExp;
  /** Looked at in the dark and in the high contrast too, and on a phone in full. */
  readonly closely: boolean;
}

const folder = new URL('../../resources/', import.meta.url);

/** Every definition of the product, read from its folder: a new file is a new set of screens. */
export const definitions = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as RegisterDefinition);

/** One simple and one long register: what is of the engine is seen there in every colour and width. */
const closely = ['/administracao/cidade', '/administracao/usuario'];

const screensOf = (place: RegisterPlace): RegisterScreen[] => {
  const { permissions, base } = place;
  const screen = (path: string, heading?: RegExp): RegisterScreen => ({
    path,
    place,
    ...(heading && { heading }),
    closely: closely.includes(base),
  });
  if (isSingle(place.register)) return [screen(base), screen(`${base}?aba=historico`)];
  const record = permissions.view && `${base}/consulta/{id}`;
  return [
    ...(permissions.list ? [screen(registerPath.list(place), exactly(headingOf(place)))] : []),
    ...(permissions.create ? [screen(registerPath.create(place), /^Nov[oa] /)] : []),
    ...(permissions.edit ? [screen(`${base}/edicao/{id}`)] : []),
    ...(record ? [screen(record)] : []),
    ...((permissions.create ?? permissions.edit) ? [screen(registerPath.transfer(place), /^Importar /)] : []),
    ...(record && closely.includes(base)
      ? ['usos', 'historico'].map((tab) => screen(`${record}?aba=${tab}`))
      : []),
  ];
};

const exactly = (text: string): RegExp => new RegExp(`^${text.replaceAll(/[()[\]{}.*+?^$|\\]/g, '\\$&')}$`);

/** Every screen of every register, in its own place and in its mounts. */
export const registerScreens: readonly RegisterScreen[] = definitions.flatMap((definicao) =>
  placesOf({ definicao, validador: {}, acoes: [] }).flatMap(screensOf),
);

/** Screens where one writes: the heavier half. */
export const isForm = ({ path }: RegisterScreen): boolean => /\/(cadastro|edicao\/\{id\})$/.test(path);
