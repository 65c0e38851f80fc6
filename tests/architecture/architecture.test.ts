import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCycles } from './cycles.ts';
import { clientStoreys, storeys, toolBoxes, wrongDirections } from './direction-rules.ts';
import { wrongFile } from './file-rules.ts';
import { readModules, root, topFolders, type Import, type SourceModule } from './source-modules.ts';

const modules = readModules();

describe('the house', () => {
  it('was read: every top folder has modules and they import each other', () => {
    for (const folder of topFolders.filter((name) => name !== 'resources')) {
      expect(modules.filter(({ path }) => path.startsWith(`${folder}/`)).length, folder).toBeGreaterThan(0);
    }
    expect(
      modules.flatMap(({ imports }) => imports.filter(({ external }) => !external)).length,
    ).toBeGreaterThan(100);
  });

  it('imports only in the allowed directions', () => {
    expect(modules.flatMap(wrongDirections)).toEqual([]);
  });

  it('has every folder of the server in one storey, and its README says which', () => {
    const named = storeys.flatMap((houses, level) => houses.map((house) => `${level + 1} ${house}`));
    const folders = readdirSync(join(root, 'server'), { withFileTypes: true });
    expect([...storeys.flat(), 'ferramentas'].sort()).toEqual(
      folders.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort(),
    );
    const readme = readFileSync(join(root, 'server/README.md'), 'utf8');
    expect(
      [...readme.matchAll(/^\| (\d+) +\| `(\w+)\/`/gm)].map(([, level, house]) => `${level} ${house}`),
    ).toEqual(named);
    expect(readme).toContain(`São ${storeys.length} andares`);
    expect(storeys.length).toBeLessThanOrEqual(8);
  });

  it('has every folder of the client in one storey, and its README says which', () => {
    const folders = readdirSync(join(root, 'src'), { withFileTypes: true });
    expect([...clientStoreys.flat()].sort()).toEqual(
      folders.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort(),
    );
    const readme = readFileSync(join(root, 'src/README.md'), 'utf8');
    expect(
      [...readme.matchAll(/^\| (\d+) +\| `(\w+)\/`/gm)].map(([, level, house]) => `${level} ${house}`),
    ).toEqual(clientStoreys.flatMap((houses, level) => houses.map((house) => `${level + 1} ${house}`)));
  });

  it('asks React for what changes outside of it in one place', () => {
    const asking = modules.filter(({ text }) => text.includes('useSyncExternalStore'));
    expect(asking.map(({ path }) => path)).toEqual(['src/store/store.ts']);
  });

  it('has a rule for each tool box', () => {
    const boxes = new Set(
      modules.flatMap(({ path }) => /^server\/ferramentas\/([^/]+)\//.exec(path)?.[1] ?? []),
    );
    expect(Object.keys(toolBoxes).sort()).toEqual([...boxes].sort());
  });

  it('has no cycle of modules', () => {
    expect(findCycles(modules)).toEqual([]);
  });

  it('keeps files small, well named and with named exports', () => {
    expect(modules.flatMap(wrongFile)).toEqual([]);
  });

  it('keeps most files very small', () => {
    const lines = modules.map((module) => module.lines).sort((a, b) => a - b);
    expect(lines[Math.floor(lines.length / 2)]).toBeLessThanOrEqual(80);
    expect(lines[Math.floor(lines.length * 0.95)]).toBeLessThanOrEqual(250);
  });
});

describe('the rules themselves', () => {
  const to = (target: string, more: Partial<Import> = {}): Import => ({
    target,
    external: false,
    typeOnly: false,
    lazy: false,
    missing: false,
    ...more,
  });
  const module = (path: string, more: Partial<SourceModule> = {}): SourceModule => ({
    path,
    lines: 10,
    text: '',
    imports: [],
    exports: [],
    hasDefaultExport: false,
    ...more,
  });

  it.each([
    ['schemas/a.ts', to('server/base/config.ts')],
    ['resources/index.ts', to('src/data/http.ts')],
    ['src/ui/A.tsx', to('server/base/config.ts')],
    ['src/ui/A.tsx', to('custom-screens/documento/index.tsx')],
    ['src/ui/A.tsx', to('src/session/session-store.ts')],
    ['src/data/a.ts', to('src/ui/notify.ts')],
    ['src/i18n/a.ts', to('src/ui/notify.ts', { typeOnly: true })],
    ['src/corpo/a.ts', to('src/relatorio/b.ts')],
    ['src/session/a.ts', to('src/conteudo/content-path.ts')],
    ['src/engine/a.ts', to('src/conteudo/content-path.ts')],
    ['src/data/a.ts', to('src/gone/b.ts')],
    ['src/gone/a.ts', to('src/data/b.ts')],
    ['server/app.ts', to('src/data/http.ts', { typeOnly: true })],
    ['server/app.ts', to('demonstracao/mundo.ts')],
    ['custom-screens/documento/A.tsx', to('custom-screens/protocolo/B.tsx')],
    ['custom-screens/documento/A.tsx', to('src/app/App.tsx')],
    ['server/documento/a.ts', to('server/conteudo/tramite/b.ts')],
    ['server/documento/a.ts', to('server/conteudo/verificacao/b.ts')],
    ['server/app.ts', to('server/conteudo/tramite/b.ts')],
    ['server/base/http/a.ts', to('server/engine/index.ts', { typeOnly: true })],
    ['server/base/db/a.ts', to('server/base/http/context.ts', { typeOnly: true })],
    ['server/base/events/a.ts', to('server/base/http/context.ts')],
    ['server/base/files/a.ts', to('server/base/http/context.ts')],
    ['server/conteudo/tramite/a.ts', to('server/documento/index.ts')],
    ['server/documento/a.ts', to('server/protocolo/index.ts')],
    ['server/painel/a.ts', to('server/fluxo/andamento/index.ts', { typeOnly: true })],
    ['server/painel/a.ts', to('server/novidade/index.ts')],
    ['server/inicio/a.ts', to('server/routes.ts')],
    ['server/ferramentas/pdf/a.ts', to('server/base/config.ts', { typeOnly: true })],
    ['server/ferramentas/pdf/a.ts', to('server/ferramentas/signature/b.ts')],
    ['server/ferramentas/pdf/a.ts', to('resources/index.ts')],
    ['server/ferramentas/pdf/a.ts', to('kysely', { external: true })],
    ['src/ui/A.tsx', to('node:fs', { external: true })],
    ['server/app.ts', to('react', { external: true })],
    ['schemas/a.ts', to('kysely', { external: true })],
    ['schemas/a.ts', to('schemas/gone.ts', { missing: true })],
  ])('%s may not import %o', (path, entry) => {
    expect(wrongDirections(module(path, { imports: [entry] }))).toHaveLength(1);
  });

  it.each([
    ['src/app/App.tsx', to('custom-screens/index.ts')],
    ['custom-screens/index.ts', to('custom-screens/documento/index.tsx', { lazy: true })],
    ['custom-screens/documento/A.tsx', to('src/ui/B.tsx')],
    ['src/ui/A.tsx', to('src/data/pending.ts')],
    ['src/ui/A.tsx', to('src/ui/B.tsx')],
    ['src/engine/A.tsx', to('src/pdf/PdfViewer.tsx')],
    ['src/painel/A.tsx', to('src/relatorio/b.ts')],
    ['server/documento/a.ts', to('server/conteudo/tramite/index.ts')],
    ['server/documento/a.ts', to('server/base/http/context.ts')],
    ['server/documento/a.ts', to('server/documento/b.ts')],
    ['server/processo/a.ts', to('server/documento/index.ts')],
    ['server/painel/a.ts', to('server/agenda/index.ts')],
    ['server/base/http/a.ts', to('server/base/db/b.ts')],
    ['server/base/files/a.ts', to('server/base/jobs/b.ts')],
    ['server/base/http/a.ts', to('server/ferramentas/pdf/b.ts')],
    ['server/ferramentas/pdf/a.ts', to('server/ferramentas/pdf/b.ts')],
    ['server/ferramentas/pdf/a.ts', to('server/ferramentas/fonts/b.ts')],
    ['server/ferramentas/pdf/a.ts', to('schemas/b.ts')],
    ['server/ferramentas/pdf/a.ts', to('node:fs', { external: true })],
    ['server/inicio/load-initial.ts', to('demonstracao/mundo.ts')],
  ])('%s may import %o', (path, entry) => {
    expect(wrongDirections(module(path, { imports: [entry] }))).toEqual([]);
  });

  it('lets no tool box open one that opens it', () => {
    const boxes = Object.entries(toolBoxes).map(([box, opened]) =>
      module(box, { imports: opened.map((target) => to(target)) }),
    );
    expect(findCycles(boxes)).toEqual([]);
  });

  it('finds a cycle, closed by a type too, and none where a later load closes the ring', () => {
    const ring = (last: Partial<Import>) => [
      module('a.ts', { imports: [to('b.ts')] }),
      module('b.ts', { imports: [to('c.ts')] }),
      module('c.ts', { imports: [to('a.ts', last)] }),
    ];
    expect(findCycles(ring({}))).toEqual(['a.ts -> b.ts -> c.ts -> a.ts']);
    expect(findCycles(ring({ typeOnly: true }))).toHaveLength(1);
    expect(findCycles(ring({ lazy: true }))).toEqual([]);
  });

  it.each([
    ['server/http/utils.ts', {}],
    ['server/helpers/a.ts', {}],
    ['server/http/myFile.ts', {}],
    ['src/ui/date-field.tsx', { exports: ['DateField'] }],
    ['server/a/b/c/d/e.ts', {}],
    ['server/a.ts', { lines: 501 }],
    ['server/a.ts', { hasDefaultExport: true }],
    ['server/a.ts', { text: '// oxlint-disable-next-line no-console' }],
  ])('%s %o is refused', (path, more) => {
    expect(wrongFile(module(path, more))).toHaveLength(1);
  });

  it('reads no module from an empty place', () => {
    expect(readModules('/nowhere')).toEqual([]);
  });
});
