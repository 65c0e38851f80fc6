import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { readModules, root, type SourceModule } from './source-modules.ts';

/** The packages that the owner chose, and a file in which each one is at work. */
const chosen: Readonly<Record<string, string>> = {
  react: 'src/app/main.tsx',
  'react-admin': 'src/engine/list/RegisterList.tsx',
  'ra-data-simple-rest': 'src/engine/data-provider.ts',
  '@mui/material': 'src/ui/TextInput.tsx',
  'react-router-dom': 'src/app/App.tsx',
  '@rjsf/core': 'src/engine/form/FormFields.tsx',
  '@rjsf/validator-ajv8': 'src/engine/form/validator.ts',
  ajv: 'schemas/ajv.ts',
  reactflow: 'custom-screens/fluxo-gerenciar/components/BpmnEdge.tsx',
  i18next: 'src/i18n/i18n.ts',
  'ra-i18n-i18next': 'src/i18n/ra-i18n-provider.ts',
  dayjs: 'src/ui/CalendarPanel.tsx',
  vitest: 'tests/architecture/owner-packages.test.ts',
  '@testing-library/react': 'tests/src/render-screen.tsx',
};

/** What stands behind one of them: whoever imports it goes round the chosen one. */
const behind: Readonly<Record<string, string>> = {
  'ra-core': 'react-admin',
  'ra-ui-materialui': 'react-admin',
  'react-router': 'react-router-dom',
  '@xyflow/react': 'reactflow',
};

const dependencies: Readonly<Record<string, string>> = {
  ...packageJson.dependencies,
  ...packageJson.devDependencies,
};

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** What a file brings at run time, by the name of the package. */
const broughtBy = ({ imports }: Pick<SourceModule, 'imports'>): string[] =>
  imports.filter(({ external, typeOnly }) => external && !typeOnly).map(({ target }) => packageOf(target));

/** The tests are no modules of the product: their imports are read from the text. */
const broughtByTest = (path: string): string[] =>
  [
    ...readFileSync(join(root, path), 'utf8').matchAll(
      /^(?:import|\}) (?!type )[^;]*?from '([^.#'][^']*)'/gm,
    ),
  ].map(([, specifier = '']) => packageOf(specifier));

it('puts each chosen package to work where it is said to', () => {
  const modules = new Map(readModules().map((module) => [module.path, module]));
  const idle = Object.entries(chosen).filter(([name, path]) => {
    const module = modules.get(path);
    const brought = module ? broughtBy(module) : broughtByTest(path);
    return !(name in dependencies) || !brought.includes(name);
  });
  expect(idle).toEqual([]);
});

it('goes round none of them', () => {
  const tests = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ path: `tests/${name}`, brought: broughtByTest(`tests/${name}`) }));
  const files = [
    ...readModules().map((module) => ({
      path: module.path,
      brought: module.imports.map(({ target }) => packageOf(target)),
    })),
    ...tests,
  ];
  const found = files.flatMap(({ path, brought }) =>
    brought.filter((name) => name in behind).map((name) => `${path}: ${name}, instead of ${behind[name]}`),
  );
  expect(found).toEqual([]);
  expect(Object.keys(dependencies).filter((name) => name in behind)).toEqual([]);
});

it('takes of react-admin what draws nothing: the icons of its own screens are not installed', async () => {
  const drawsNothing = new Set(Object.keys(await import('ra-core')));
  const taken = readModules().flatMap(({ text }) =>
    [...text.matchAll(/import \{([^}]*)\} from 'react-admin'/g)].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim().split(' as ')[0] ?? '')
        .filter((name) => name !== '' && !name.startsWith('type ')),
    ),
  );
  expect(taken.length).toBeGreaterThan(20);
  expect(taken.filter((name) => !drawsNothing.has(name))).toEqual([]);
});
