// Usage: node tests/server/upgrade/make-released.mjs <commit> [file.sql]
// Starts the Malote of that commit on a folder of its own, with its demonstration, and keeps a copy of its database here, by
// the name of the last migration that it had. The copy is what an upgrade starts from. The file says what people did in it
// that the demonstration does not show.
import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const [commit, done] = process.argv.slice(2);
const here = import.meta.dirname;
const root = join(here, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'malote-lancado-'));
chmodSync(folder, 0o711);
const tree = join(folder, 'codigo');
const dataDir = join(folder, 'dados');
const env = {
  ...process.env,
  MALOTE_DADOS: dataDir,
  MALOTE_CHAVE: '07'.repeat(32),
  MALOTE_SENHA_DEMONSTRACAO: 'senha-do-mundo-1',
  PORT: '0',
};

/** Until it says where it is: then its first load is whole. */
const startAndEnd = () =>
  new Promise((resolve, reject) => {
    const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], { cwd: tree, env });
    const take = (chunk) => {
      process.stdout.write(chunk);
      if (/Malote no ar/.test(String(chunk))) server.kill('SIGTERM');
    };
    server.stdout.on('data', take);
    server.stderr.on('data', take);
    server.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`exit ${code}`))));
  });

/** Runs the file over the database of the folder. */
const doInIt = (file) => {
  const script = `
    import { readFileSync } from 'node:fs';
    import pg from 'pg';
    import { startEmbedded } from './server/base/db/embedded/start-embedded.ts';
    const [dataDir, file] = process.argv.slice(1);
    const quiet = { info: () => undefined, warn: console.warn, error: console.error };
    const embedded = await startEmbedded({ dataDir, log: quiet });
    const client = new pg.Client(embedded.connection);
    await client.connect();
    await client.query(readFileSync(file, 'utf8'));
    await client.end();
    await embedded.stop();
  `;
  execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script, dataDir, resolve(file)],
    { cwd: root, env, stdio: 'inherit' },
  );
};

execFileSync('git', ['worktree', 'add', '--detach', tree, commit], { cwd: root, stdio: 'inherit' });
try {
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  // What the server hands out is not looked at; it only has to be there.
  mkdirSync(join(tree, 'dist/client'), { recursive: true });
  writeFileSync(join(tree, 'dist/client/index.html'), '');
  await startAndEnd();
  if (done) doInIt(done);
  const migrations = ['server/base/db/migrations', 'server/db/migrations']
    .map((each) => join(tree, each))
    .find(existsSync);
  const level = readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1)
    .replace('.sql', '');
  const target = join(here, `${level}.backup`);
  rmSync(target, { force: true });
  execFileSync(
    process.execPath,
    ['--import', 'tsx', join(root, 'server/cli.ts'), 'backup', target, '--sem-arquivos'],
    { cwd: root, env, stdio: 'inherit' },
  );
  rmSync(`${target}.json`);
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', tree], { cwd: root });
  rmSync(folder, { recursive: true, force: true });
}
