import type { ComponentType } from 'react';
import { screens } from '#screens/index.ts';
import type { Screen } from '#screens/screen.ts';
import type { RegisterPlace } from '#src/engine/register.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { loadScreen } from './load-screen.ts';

/** Views of a register that may be bespoke, with their addresses below that of the register. */
export const viewPaths = {
  list: '',
  create: '/cadastro',
  edit: '/edicao/:id',
  view: '/consulta/:id',
} as const;

export type ViewName = keyof typeof viewPaths;

const loaded = new Map<Screen, ComponentType>();

/**
 * The bespoke screen of a view whose definition says `custom`: the one of that address in the list of screens, marked as a
 * part of a register. Undefined when nobody wrote it.
 */
export const bespokeView = (
  { base, register }: RegisterPlace,
  view: ViewName,
  all: readonly Screen[] = screens,
): ComponentType | undefined => {
  const path = register.definicao.kind === 'single' ? base : base + viewPaths[view];
  const screen = all.find((each) => each.register === true && each.path === path);
  if (!screen) return undefined;
  const known = loaded.get(screen);
  if (known) return known;
  const Page = loadScreen(async () => {
    const [page] = await Promise.all([screen.load(), loadTexts(...(screen.texts ?? []))]);
    return page;
  });
  loaded.set(screen, Page);
  return Page;
};
