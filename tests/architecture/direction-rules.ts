import type { Import, SourceModule } from './source-modules.ts';

/** Which top folders each one may import; `src/app` is the only part of the client that knows the screens. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  schemas: ['schemas'],
  resources: ['schemas', 'resources'],
  src: ['schemas', 'resources', 'src'],
  'custom-screens': [
    'schemas',
    'resources',
    'custom-screens',
    'src/data',
    'src/session',
    'src/ui',
    'src/engine',
    'src/i18n',
    'src/theme',
    'src/pdf',
    'src/corpo',
    'src/conteudo',
  ],
  server: ['schemas', 'resources', 'server'],
};

/** Folders of the server that serve every domain; all others are domains, entered by their `index.ts`. */
const plumbing = [
  'access',
  'commands',
  'db',
  'engine',
  'events',
  'files',
  'hooks',
  'http',
  'jobs',
  'mail',
  'pdf',
  'platform',
  'seed',
];

const ofServer =
  /^(node:|pg$|kysely|fastify|@fastify\/|graphile-worker|pino|nodemailer|mysql2|@node-rs\/|@myriaddreamin\/)/;
const ofClient =
  /^(react($|\/|-)|@mui\/|@emotion\/|ra-|@rjsf\/(core|mui)|@tiptap\/react|lucide-react|@tanstack\/)/;

/** What a module imports and may not: one line each. */
export const wrongDirections = (module: SourceModule): string[] =>
  module.imports.flatMap((entry) => {
    const problem = problemOf(module.path, entry);
    return problem ? [`${module.path} imports ${entry.target}, ${problem}`] : [];
  });

const problemOf = (from: string, { target, external, typeOnly, missing }: Import): string | undefined => {
  if (missing) return 'which does not exist';
  if (!external) return wrongTarget(from, target);
  // The type of a package weighs nothing on the other side.
  return typeOnly ? undefined : wrongPackage(from, target);
};

const wrongTarget = (from: string, to: string): string | undefined => {
  const [top = '', second = ''] = from.split('/');
  const [toTop = '', toSecond = ''] = to.split('/');
  // The manifest gives both sides the version.
  if (to === 'package.json') return undefined;
  // The demonstration that a first start loads is the fixture world of the tests.
  if (from.startsWith('server/platform/') && to.startsWith('tests/world/')) return undefined;
  const screenDoor = top === 'src' && second === 'app' && to.startsWith('custom-screens/');
  if (!screenDoor && !allowed[top]?.some((folder) => to.startsWith(`${folder}/`)))
    return `against the direction of imports`;
  if (top === 'custom-screens' && toTop === top && from.split('/').length > 2 && second !== toSecond) {
    return 'another screen';
  }
  if (
    top === 'server' &&
    toTop === top &&
    isDomain(to) &&
    second !== toSecond &&
    !to.endsWith(`/${toSecond}/index.ts`)
  ) {
    return `a domain, other than by its index.ts`;
  }
  return undefined;
};

const isDomain = (path: string): boolean =>
  path.split('/').length > 2 && !plumbing.includes(path.split('/')[1] ?? '');

const wrongPackage = (from: string, name: string): string | undefined => {
  if (/^(src|custom-screens)\//.test(from) && ofServer.test(name)) return 'a package of the server';
  if (from.startsWith('server/') && ofClient.test(name)) return 'a package of the client';
  if (
    from.startsWith('schemas/') &&
    !from.startsWith('schemas/gen/') &&
    (ofServer.test(name) || ofClient.test(name))
  ) {
    return 'a package of one side only';
  }
  return undefined;
};
