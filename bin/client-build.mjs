import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { inRoot, tools } from './project.mjs';
import { explain, Refusal } from './refusal.mjs';
import { capture } from './run.mjs';

const sources = ['src', 'custom-screens', 'schemas', 'resources', 'public', 'docs/guia'];
const files = [
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'bin/guides.mjs',
  'bin/guides-in-client.mjs',
  'bin/guide-pdf.mjs',
];
const stamp = inRoot('dist/.fontes');

/**
 * For whoever starts the server without `iniciar`, as a service does: screens of another version would speak with it. They are
 * built again where they can be; without their sources, as in an image, they are those that came along.
 */
export const requireClient = async () => {
  if (!existsSync(inRoot('src')) || hashOfSources() === readStamp()) return;
  try {
    mkdirSync(inRoot('dist'), { recursive: true });
    accessSync(inRoot('dist'), constants.W_OK);
    accessSync(tools.vite);
  } catch (cause) {
    throw new Refusal(
      'As telas não estão montadas, ou são de outra versão do programa. Monte-as com “npx malote montar”, com o usuário dono da pasta, e inicie de novo.',
      { cause },
    );
  }
  await buildClient();
};

/** Builds the client when its sources are not the ones it was last built from. */
export const buildClient = async () => {
  const wanted = hashOfSources();
  if (wanted === readStamp()) return;
  console.log('Montando as telas…');
  const { code, output } = await capture(process.execPath, [tools.vite, 'build', '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production', NO_COLOR: '1' },
  });
  if (code !== 0) {
    const known = explain(output);
    if (known) throw new Refusal(`As telas não foram montadas. ${known}`);
    console.error(output);
    throw new Refusal('As telas não foram montadas: o erro está acima.');
  }
  mkdirSync(inRoot('dist'), { recursive: true });
  writeFileSync(stamp, wanted);
};

const readStamp = () => {
  try {
    readdirSync(inRoot('dist/client'));
    readFileSync(inRoot('dist/client.json'));
    return readFileSync(stamp, 'utf8');
  } catch {
    // Never built, or removed.
    return '';
  }
};

const hashOfSources = () => {
  const hash = createHash('sha256');
  for (const folder of sources) addFolder(hash, folder);
  for (const file of files) addFile(hash, file);
  return hash.digest('hex');
};

const addFolder = (hash, folder) => {
  let entries;
  try {
    entries = readdirSync(inRoot(folder), { withFileTypes: true });
  } catch {
    // In an image there are only some of them.
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) addFolder(hash, path);
    else addFile(hash, path);
  }
};

const addFile = (hash, path) => {
  try {
    hash
      .update(`${path}\0`)
      .update(readFileSync(inRoot(path)))
      .update('\0');
  } catch (cause) {
    if (cause.code !== 'ENOENT') throw cause;
  }
};
