import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot, root } from './project.mjs';

/** Everything that the built files are made of; what comes from anywhere else is no build. */
const sources = ['server', 'schemas', 'demonstracao', 'agente'];
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'bin/server-build.mjs'];
const folder = inRoot('dist/server');
/** Builds that stay: servers on the air may still start processes of one that is no longer the newest. */
const kept = 4;
const abandoned = 3_600_000;

/**
 * The folder with one built file for each way in, of exactly the sources that are there now: a process reads a few files instead
 * of hundreds. It is built when there is none. Undefined where it cannot be: the TypeScript then runs as it is, only later.
 */
export const serverBuild = async () => {
  const wanted = hashOfSources();
  const built = join(folder, wanted);
  if (existsSync(built)) return built;
  const draft = join(folder, `.${wanted.slice(0, 8)}-${randomBytes(4).toString('hex')}`);
  try {
    // before the work: a folder that cannot be written makes all of it vain
    mkdirSync(draft, { recursive: true });
    await bundle(draft);
    if (hashOfSources() !== wanted) return undefined;
    publish(draft, built);
    removeOld();
    return built;
  } catch {
    // An error of the sources is told by who runs them without a build.
    return undefined;
  } finally {
    removeQuietly(draft);
  }
};

/** Of two that build at once, one is first; both are of the same sources. */
const publish = (draft, built) => {
  try {
    renameSync(draft, built);
  } catch (cause) {
    if (!existsSync(built)) throw cause;
  }
};

const bundle = async (outdir) => {
  const { build, stop } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entryPoints(),
    outdir,
    outbase: root,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    // an image may come without it
    external: existsSync(inRoot('demonstracao')) ? [] : ['#demonstracao/*'],
    keepNames: true,
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'silent',
    metafile: true,
    plugins: [places],
  });
  // or its process would stay as long as the server
  await stop();
  const strange = Object.keys(metafile.inputs).filter((path) => !isSource(path));
  if (strange.length > 0) throw new Error(`not among the sources of the server: ${strange.join(', ')}`);
};

const isSource = (path) => files.includes(path) || (sources.includes(path.split('/')[0]) && isCode(path));

/** A module finds its files, and starts processes, from where its source is. */
const places = {
  name: 'malote:places',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (!/\bimport\.meta\.(dirname|url)\b/.test(text)) return undefined;
      return {
        loader: 'ts',
        contents: text
          .replace(/\bimport\.meta\.dirname\b/g, JSON.stringify(dirname(path)))
          .replace(/\bimport\.meta\.url\b/g, JSON.stringify(pathToFileURL(path).href)),
      };
    }),
};

/** The commands, and what each process apart starts with. */
export const entryPoints = () => [
  ...['server/main.ts', 'server/cli.ts', 'agente/main.ts'].filter((file) => existsSync(inRoot(file))),
  ...filesOf('server')
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      // a process apart runs a module that whoever starts it names by its address
      const named = /\bnew URL\('\.\/([\w-]+\.ts)', import\.meta\.url\)/.exec(
        readFileSync(inRoot(file), 'utf8'),
      );
      return named ? [join(dirname(file), named[1])] : [];
    }),
];

const isCode = (path) => /\.(ts|mjs|json)$/.test(path);

/** The paths of a folder, in an order that is always the same. */
const filesOf = (top) => {
  if (!existsSync(inRoot(top))) return [];
  return readdirSync(inRoot(top), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && isCode(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
};

/** Where the house is counts too: the places are written in what is built. */
const hashOfSources = () => {
  const hash = createHash('sha256').update(`${root}\0`);
  for (const path of [...files.filter((file) => existsSync(inRoot(file))), ...sources.flatMap(filesOf)]) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(inRoot(path)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 32);
};

const removeOld = () => {
  const all = readdirSync(folder)
    .map((name) => ({ name, made: statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.made - a.made);
  const drafts = all.filter(({ name, made }) => name.startsWith('.') && Date.now() - made > abandoned);
  const old = all.filter(({ name }) => !name.startsWith('.')).slice(kept);
  for (const { name } of [...drafts, ...old]) removeQuietly(join(folder, name));
};

const removeQuietly = (path) => {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // What cannot be removed now is removed by a later build.
  }
};
