import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { readModules, root } from './source-modules.ts';

/** What one file takes of others: names by path, and the files of which it may take anything. */
const taken = (path: string, text: string, names: Map<string, Set<string>>, whole: Set<string>): void => {
  const at = (specifier: string): string => {
    const [, folder = '', rest = ''] = /^#(\w+)\/(.*)$/.exec(specifier) ?? [];
    const place = folder
      ? join(folder === 'screens' ? 'custom-screens' : folder, rest)
      : join(dirname(path), specifier);
    return place.replace(/\?.*$/, '');
  };
  // of what is not a list of names, as a namespace, a dynamic import or a mock, anything may be used
  for (const [, list, specifier = ''] of text.matchAll(
    /(?:(?:import|export)\s+(?:type\s+)?(?:\w+,\s*)?\{([^}]*)\}\s+from\s+)?['"`]([.#][^'"`\n]*)['"`]/g,
  )) {
    const file = at(specifier);
    if (list === undefined) whole.add(file);
    const known = names.get(file) ?? new Set();
    for (const name of (list ?? '').split(',')) known.add(/^\s*(?:type\s+)?(\w+)/.exec(name)?.[1] ?? '');
    names.set(file, known);
  }
};

/** Those that run the product from outside of it. */
const outside = (): readonly string[] =>
  ['tests', 'bin', 'docs'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|mjs)$/.test(name))
      .map((name) => join(folder, name)),
  );

it('exports only what another file takes', () => {
  const names = new Map<string, Set<string>>();
  const whole = new Set<string>();
  const modules = readModules();
  for (const { path, text } of modules) taken(path, text, names, whole);
  for (const path of outside())
    taken(relative('', path), readFileSync(join(root, path), 'utf8'), names, whole);
  const idle = modules
    .filter(({ path }) => !/^schemas\/generated/.test(path) && !whole.has(path))
    .flatMap(({ path, exports }) =>
      exports.filter((name) => !names.get(path)?.has(name)).map((name) => `${path} ${name}`),
    );
  expect(idle).toEqual([]);
});
