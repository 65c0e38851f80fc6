import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { screens } from '#screens/index.ts';
import { readModules, root, type SourceModule } from './source-modules.ts';

const modules = new Map(readModules().map((module) => [module.path, module]));

/** Text keys of each file of the catalogue: what `loadTexts` brings by its name. */
const keysByFile = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  const folder = join(root, 'schemas/messages/pt-BR');
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && file !== 'index.ts');
  const read = files.map(async (file): Promise<[string, readonly string[]]> => {
    const texts: unknown = await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href);
    return [file.replace(/\.ts$/, ''), leaves(texts)];
  });
  return new Map(await Promise.all(read));
};

const leaves = (node: unknown, at = ''): string[] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, value]) => leaves(value, at === '' ? key : `${at}.${key}`))
    : [at];

interface Shown {
  readonly module: SourceModule;
  /** Files of texts that are there when it is painted. */
  readonly loaded: readonly string[];
}

/** What a screen shows, itself and what comes later when it is called for, each with the texts brought on the way. */
const shown = (start: string, texts: readonly string[]): Shown[] => {
  const seen = new Set<string>();
  const found: Shown[] = [];
  const visit = (path: string, loaded: readonly string[]): void => {
    const module = modules.get(path);
    const mark = `${path} ${loaded.join(' ')}`;
    if (!module || seen.has(mark) || path.startsWith('schemas/')) return;
    seen.add(mark);
    const brought = [...new Set([...loaded, ...broughtBy(module)])].sort();
    found.push({ module, loaded: brought });
    for (const { target, external, typeOnly, lazy } of module.imports)
      if (!external && !typeOnly && !screenModules.has(target)) visit(target, lazy ? brought : loaded);
  };
  visit(start, texts);
  return found;
};

/** The texts that a module asks for with what it fetches. */
const broughtBy = ({ text }: SourceModule): string[] =>
  [...text.matchAll(/loadTexts\(([^)]*)\)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
  );

/** The keys that a module says: whole, wherever they stand, or the part before what changes. */
const said = ({ text }: SourceModule): string[] => [
  ...[...text.matchAll(/(['`])([a-z]\w*(?:\.\w+)+)\1/g)].map(([, , key = '']) => key),
  ...[...text.matchAll(/\btext\(\s*`([a-z]\w*(?:\.\w+)*\.\w*)\$\{/g)].map(([, start = '']) => `${start}*`),
];

/** Where a screen is written: the module that its door names, because a door brings its neighbours too. */
const moduleOf = (load: () => unknown): string => {
  const [, door = ''] = /import\w*\(["'`]\/?([^"'`]+)["'`]/.exec(String(load)) ?? [];
  const [, name = ''] = /module\.(\w+)/.exec(String(load)) ?? [];
  const { text = '' } = modules.get(door) ?? {};
  const [, beside] = new RegExp(`export \\{[^}]*\\b${name}\\b[^}]*\\} from '\\./([^']+)'`).exec(text) ?? [];
  return beside === undefined ? door : join(dirname(door), beside);
};

const screenModules = new Set(screens.map(({ load }) => moduleOf(load)));

const always = ['shell', 'ui'];

describe('the texts of a screen', () => {
  it('come with it, those of every part that it shows among them', async () => {
    const keys = await keysByFile();
    const filesOf = (key: string): string[] =>
      [...keys].flatMap(([file, all]) =>
        all.some((one) =>
          key.endsWith('*') ? one.startsWith(key.slice(0, -1)) : one === key || one.startsWith(`${key}_`),
        )
          ? [file]
          : [],
      );
    const entries = [
      ...screens.map(({ path, load, texts }) => ({ path, entry: moduleOf(load), texts })),
      // what stands around every screen, and those of the registers
      { path: 'moldura', entry: 'src/app/layout/Shell.tsx', texts: [] },
      { path: 'cadastros', entry: 'src/app/RegisterScreens.tsx', texts: ['cadastro', 'ra'] },
    ];
    const lacking = entries.flatMap(({ path, entry, texts }) => {
      expect(modules.has(entry), path).toBe(true);
      if (texts === undefined) return [];
      return shown(entry, [...always, ...texts]).flatMap(({ module, loaded }) =>
        said(module).flatMap((key) => {
          const files = filesOf(key);
          return files.length === 0 || files.some((file) => loaded.includes(file))
            ? []
            : [`${files.join('|')} ${path} ${key} ${module.path}`];
        }),
      );
    });
    expect([...new Set(lacking)]).toEqual([]);
  });
});
