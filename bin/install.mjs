import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot, tools } from './project.mjs';
import { explain, Refusal } from './refusal.mjs';
import { capture } from './run.mjs';

/**
 * Runs `npm install` when what is installed is not what the project asks for: what runs, and the tools of development too for who
 * wants them, or has them already.
 */
export const install = async ({ development }) => {
  if (isInstalled({ development })) return;
  console.log('Instalando as dependências (na primeira vez leva meio minuto, mais ou menos)…');
  // `npm install`, not `npm ci`: what is installed and still wanted stays.
  const { code, output } = await capture('npm', [
    'install',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    development || existsSync(tools.vitest) ? '--include=dev' : '--omit=dev',
  ]).catch((cause) => ({ code: 1, output: String(cause) }));
  if (code === 0) return;
  const log = join(tmpdir(), `malote-npm-${process.pid}.log`);
  const kept = keepLog(log, output) ? ` Detalhes em ${log}.` : '';
  if (/spawn npm ENOENT/.test(output))
    throw new Refusal('O comando npm não foi encontrado. Instale o Node com o npm.');
  throw new Refusal(`As dependências não foram instaladas. ${explain(output) ?? lastError(output)}${kept}`);
};

/**
 * npm keeps in node_modules a list of what it installed: compared with the lock file it tells what is missing, also
 * when somebody installed by hand.
 */
const isInstalled = ({ development }) => {
  try {
    const lock = readJson('package-lock.json').packages;
    const installed = readJson('node_modules/.package-lock.json').packages;
    const wanted = readJson('package.json');
    for (const kind of ['dependencies', 'devDependencies']) {
      for (const [name, range] of Object.entries(wanted[kind] ?? {})) {
        if (lock['']?.[kind]?.[name] !== range) return false;
      }
    }
    return Object.entries(lock).every(
      ([path, entry]) =>
        path === '' ||
        entry.optional ||
        entry.peer ||
        (!development && (entry.dev || entry.devOptional)) ||
        installed[path]?.version === entry.version,
    );
  } catch {
    // Nothing installed yet, or cut in the middle: the list is written last.
    return false;
  }
};

const readJson = (file) => JSON.parse(readFileSync(inRoot(file), 'utf8'));

const lastError = (output) => {
  const lines = output.split('\n').filter((line) => /^npm (error|ERR!)/.test(line));
  return (lines[1] ?? lines[0] ?? 'O npm terminou com erro.').replace(/^npm (error|ERR!)\s*/, 'npm: ');
};

const keepLog = (file, text) => {
  try {
    writeFileSync(file, text);
    return true;
  } catch {
    // A full disk is one of the reasons to be here: the line alone must do.
    return false;
  }
};
