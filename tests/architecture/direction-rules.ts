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
    'src/pesquisa',
    'src/painel',
    'src/relatorio',
  ],
  server: ['schemas', 'resources', 'server'],
  // the agent runs on a person's own machine, without a server: it shares only how one speaks with a token
  agente: ['schemas', 'agente', 'server/ferramentas/pkcs11'],
  // the demonstration acts through the server's front door
  demonstracao: ['schemas', 'resources', 'server', 'demonstracao'],
};

/**
 * The storeys of the server, the lowest first, and the houses of each one. A house imports itself and those of the storeys below it,
 * never one of its own storey. The first table of `server/README.md` says the same, and is compared with this.
 */
export const storeys: readonly (readonly string[])[] = [
  ['base'],
  ['engine'],
  ['instalacao'],
  ['pessoas'],
  ['conteudo'],
  ['documento', 'protocolo', 'peca'],
  ['processo', 'arquivo', 'lote', 'dossie', 'formulario', 'tarja', 'agenda', 'administracao'],
  ['solicitacao', 'fluxo', 'painel', 'inicio'],
];

/**
 * Those of the client, read in the same way; `src/README.md` says the same.
 */
export const clientStoreys: readonly (readonly string[])[] = [
  ['store'],
  ['i18n'],
  ['theme'],
  ['data'],
  ['ui'],
  ['session', 'pdf'],
  ['engine'],
  ['conteudo'],
  ['corpo', 'numeracao', 'pesquisa', 'relatorio'],
  ['painel'],
  ['app'],
];

/**
 * The tool boxes, and the other boxes that each one may open. A box knows nothing of HTTP, of the database or of the house: beside
 * these it imports `schemas/` and libraries.
 */
export const toolBoxes: Readonly<Record<string, readonly string[]>> = {
  apart: [],
  bag: [],
  feel: [],
  fonts: [],
  image: [],
  message: [],
  pkcs11: [],
  recognition: [],
  pdf: ['apart', 'fonts', 'image'],
  print: ['apart', 'fonts'],
  capture: ['apart', 'fonts', 'image', 'recognition'],
  form: ['apart', 'fonts', 'image'],
  redaction: ['apart', 'capture', 'image', 'recognition'],
  signature: ['capture', 'fonts', 'image'],
};

/** Storeys without domains: their folders are open; those of the others are entered by their `index.ts`. */
const openStoreys: readonly string[] = ['ferramentas', 'base', 'engine', 'inicio'];

/** Inside the base: what knows nothing of requests, and the folders that it may therefore not import. */
const lowFolders: Readonly<Record<string, readonly string[]>> = {
  'server/base/db': ['http', 'events', 'files', 'jobs', 'live', 'log'],
  'server/base/events': ['http', 'files', 'live', 'log'],
  'server/base/files': ['http', 'events', 'live', 'log'],
};

/** Folders of other storeys that serve every domain above them. */
const openFolders: readonly string[] = ['server/pessoas/acesso'];

/** The wiring, above the storeys: it names all of them, and none of them names it. */
const wiring = storeys.length;
/** The tool boxes are below all of them. */
const cellar = -1;

const ofTheHouse = /^(pg$|kysely|fastify|@fastify\/|graphile-worker|pino|nodemailer|mysql2|node:https?$)/;
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
  // A first start loads the demonstration.
  if (from.startsWith('server/inicio/') && to.startsWith('demonstracao/')) return undefined;
  const screenDoor = top === 'src' && second === 'app' && to.startsWith('custom-screens/');
  if (!screenDoor && !allowed[top]?.some((folder) => to.startsWith(`${folder}/`)))
    return `against the direction of imports`;
  if (top === 'custom-screens' && toTop === top && from.split('/').length > 2 && second !== toSecond) {
    return 'another screen';
  }
  if (top === 'src' && toTop === top) return upInTheClient(from, to);
  const box = boxOf(from);
  if (box !== undefined && toTop !== 'schemas') return wrongBox(box, boxOf(to));
  return top === 'server' && toTop === top ? wrongRoom(from, to) : undefined;
};

const boxOf = (path: string): string | undefined => /^server\/ferramentas\/([^/]+)/.exec(path)?.[1];

const wrongBox = (from: string, to: string | undefined): string | undefined => {
  if (to === undefined) return 'which is in no tool box';
  return from === to || toolBoxes[from]?.includes(to) ? undefined : 'a tool box that this one may not open';
};

const upInTheClient = (from: string, to: string): string | undefined => {
  const [own, other] = [from, to].map((path) =>
    clientStoreys.findIndex((houses) => houses.includes(houseOf(path) ?? '')),
  );
  if (own === undefined || other === undefined || own < 0 || other < 0) return 'in no storey of the client';
  if (other > own) return 'up a storey of the client';
  return other === own && houseOf(from) !== houseOf(to) ? 'a house of the same storey' : undefined;
};

const wrongRoom = (from: string, to: string): string | undefined => {
  // the list of hooks names each one where it stands
  if (from === 'server/hooks.ts' && to.endsWith('.hook.ts')) return undefined;
  if (storeyOf(to) > storeyOf(from)) return 'up a storey';
  if (storeyOf(to) === storeyOf(from) && houseOf(to) !== houseOf(from)) return 'a house of the same storey';
  if (isUpInBase(from, to)) return 'up inside the base';
  const domain = domainOf(to);
  // a part of a domain, in a folder of its own, is inside it
  if (domain === undefined || from.startsWith(`${domain}/`)) return undefined;
  return to === `${domain}/index.ts` ? undefined : 'a domain, other than by its index.ts';
};

const isUpInBase = (from: string, to: string): boolean => {
  // the types of the tables name what their columns hold
  if (from.endsWith('-tables.ts')) return false;
  const low = Object.keys(lowFolders).find((folder) => from.startsWith(`${folder}/`));
  return (
    low !== undefined && (lowFolders[low] ?? []).some((folder) => to.startsWith(`server/base/${folder}/`))
  );
};

/** Of a loose file beside the storeys there is none. */
const houseOf = (path: string): string | undefined => {
  const [, house, inside] = path.split('/');
  return inside === undefined ? undefined : house;
};

/** From the cellar to the wiring. A folder that the table does not name is above all, so that whoever imports it is refused. */
export const storeyOf = (path: string): number => {
  const house = houseOf(path);
  if (house === undefined) return wiring;
  if (house === 'ferramentas') return cellar;
  const storey = storeys.findIndex((houses) => houses.includes(house));
  return storey < 0 ? wiring + 1 : storey;
};

/** The folder that a path belongs to, where it is entered by its index; `documento` is one with all that it holds beside its folders. */
const domainOf = (path: string): string | undefined => {
  const [top = '', storey = '', folder = '', file] = path.split('/');
  if (folder === '' || openStoreys.includes(storey)) return undefined;
  const domain = file === undefined ? `${top}/${storey}` : `${top}/${storey}/${folder}`;
  return openFolders.includes(domain) ? undefined : domain;
};

const wrongPackage = (from: string, name: string): string | undefined => {
  if (/^(src|custom-screens)\//.test(from) && ofServer.test(name)) return 'a package of the server';
  if (boxOf(from) !== undefined && ofTheHouse.test(name)) return 'in a tool box';
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
