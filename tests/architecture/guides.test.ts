import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { guideNames, readGuides } from '../../bin/guides.mjs';
import { screens } from '#screens/index.ts';
import type { Block, Inline } from '#src/app/help/guide.ts';
import { builtIns } from '#src/app/menu-items.ts';
import { root } from './source-modules.ts';

const guides = readGuides();
const sections = guides.flatMap((guide) => guide.sections.map((section) => ({ guide, section })));
const explaining = sections.filter(({ guide }) => guide.name !== 'glossario');

interface Definition {
  readonly name: string;
  readonly area: string;
  readonly path?: string;
  readonly menu?: object;
  readonly mounts?: readonly { readonly path: string; readonly menu?: object }[];
}

const definitions = readdirSync(join(root, 'resources'))
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(join(root, 'resources', file), 'utf8')) as Definition);

/** Every address of a register, and whether the menu leads to it. */
const places = definitions.flatMap(({ name, area, path = name, menu, mounts = [] }) => [
  { address: `/${area}/${path}`, menu },
  ...mounts.map((mount) => ({ address: `/${mount.path}`, menu: mount.menu })),
]);

const addresses = new Set([
  ...screens.map(({ path }) => path),
  ...places.map(({ address }) => address),
  '/administracao',
  '/administracao/perfil-acesso/ver-como',
]);

const inlinesOf = (block: Block): readonly Inline[] => {
  if ('of' in block) return block.of;
  if ('items' in block) return block.items.flat();
  return 'rows' in block ? [...block.head.flat(), ...block.rows.flat(2)] : [];
};
const words = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      if ('code' in inline) return inline.code;
      return words('b' in inline ? inline.b : 'i' in inline ? inline.i : inline.of);
    })
    .join('');
const allInlines = guides.flatMap(({ name, intro, sections: own }) =>
  [intro, ...own.map(({ blocks }) => blocks)]
    .flat()
    .flatMap(inlinesOf)
    .map((inline) => ({ name, inline })),
);

/** What a guide says in code: addresses, commands, variables of the environment. */
const codes = allInlines.flatMap(({ name, inline }) =>
  typeof inline === 'object' && 'code' in inline ? [{ name, code: inline.code }] : [],
);

const leaves = (node: unknown): string[] =>
  typeof node === 'string'
    ? [node]
    : node && typeof node === 'object'
      ? Object.values(node).flatMap(leaves)
      : [];

/** The names in a register: of it, of its fields and their choices, of what is done with it. */
const namesIn = (node: unknown): string[] =>
  node && typeof node === 'object'
    ? Object.entries(node).flatMap(([key, value]) =>
        key === 'x-labels'
          ? leaves(value)
          : typeof value === 'string'
            ? /^(title|label|one|many)$/.test(key)
              ? [value]
              : []
            : namesIn(value),
      )
    : [];

const messages = async (): Promise<readonly string[]> => {
  const folder = join(root, 'schemas/messages/pt-BR');
  const read = readdirSync(folder).map(
    (file): Promise<unknown> => import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href),
  );
  return leaves(await Promise.all(read));
};

const sourcesUnder = (folder: string): string =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|mjs|yaml)$/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
    .join('\n');

describe('the guides', () => {
  it('are all there, each with a title and no section without words', () => {
    const files = readdirSync(join(root, 'docs/guia')).map((file) => file.replace(/\.md$/, ''));
    expect([...guideNames].sort()).toEqual(files.sort());
    expect(guides.filter(({ title }) => title === '')).toEqual([]);
    expect(sections.filter(({ section }) => section.blocks.length === 0)).toEqual([]);
  });

  it('say of each section which screens it explains, and only of screens that there are', () => {
    expect(explaining.filter(({ section }) => section.telas === undefined)).toEqual([]);
    const gone = explaining.flatMap(({ section: { title, telas = [] } }) =>
      telas.filter((tela) => !addresses.has(tela)).map((tela) => `${title}: ${tela}`),
    );
    expect(gone).toEqual([]);
  });

  it('explain every screen that there is', () => {
    const said = new Set(explaining.flatMap(({ section: { telas = [] } }) => telas));
    const inMenu = [
      ...builtIns.map(({ to }) => to),
      ...places.flatMap(({ address, menu }) => (menu ? [address] : [])),
    ];
    expect(inMenu.filter((to) => !said.has(to))).toEqual([]);
    // the parts of a register are explained with it, and the mail of the demonstration by itself
    const bare = screens
      .filter(({ register, path }) => register !== true && path !== '/demonstracao/correio')
      .map(({ path }) => path)
      .filter((path) => !said.has(path));
    expect(bare).toEqual([]);
  });

  it('name in bold only what is written on a screen', async () => {
    const written = new Set([...(await messages()), ...definitions.flatMap(namesIn)]);
    const bold = allInlines.flatMap(({ name, inline }) =>
      typeof inline === 'object' && 'b' in inline ? [{ name, label: words(inline.b) }] : [],
    );
    expect(bold.length).toBeGreaterThan(150);
    expect(bold.filter(({ label }) => !written.has(label))).toEqual([]);
  });

  it('name in code only addresses, commands, variables and files that there are', () => {
    const server = sourcesUnder('server') + readFileSync(join(root, 'compose.yaml'), 'utf8');
    const commands = readFileSync(join(root, 'bin/help.mjs'), 'utf8');
    const wrong = codes.filter(({ code }) => {
      if (code.startsWith('/')) return !addresses.has(code) && !isServed(code, server);
      const [, command] = /^npx malote ([\w-]+)/.exec(code) ?? [];
      if (command !== undefined) return !new RegExp(`^  ${command} `, 'm').test(commands);
      if (/^[A-Z][A-Z_]+$/.test(code)) return !server.includes(code);
      return code.endsWith('.md') && !existsSync(join(root, code));
    });
    expect(wrong).toEqual([]);
  });
});

/** An address of the server: whole, or below that of the API. */
const isServed = (address: string, server: string): boolean => {
  const [, below] = /^\/ws\/api(\/.*)$/.exec(address) ?? [];
  return (
    server.includes(`'${address}'`) ||
    (below !== undefined && (below === '/' || server.includes(`'${below}'`)))
  );
};
