import { existsSync } from 'node:fs';
import { inRoot, tools } from './project.mjs';
import { capture } from './run.mjs';
import { test } from './test.mjs';

// The longest first: they go two by two.
const steps = [
  ['Regras de código', [tools.eslint, '--max-warnings', '0', '.']],
  ['Formato', [tools.prettier, '--check', '--log-level', 'warn', '.']],
  ['Tipos', [tools.tsc, '--noEmit', '--pretty', 'false', '-p', '.']],
  ['Arquivos gerados', ['--import', 'tsx', inRoot('schemas/gen/main.ts'), '--conferir']],
  ['Arquitetura', [tools.vitest, 'run', '--project', 'regras', 'tests/architecture']],
  ['Assuntos dos commits', [inRoot('bin/commit-subjects.mjs')]],
];

/** Every check, each told in one line; what a failed one said follows it. Then the tests. */
export const check = async (args) => {
  const waiting = [...steps];
  let failures = 0;
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) if (!(await holds(step))) failures++;
  };
  await Promise.all([work(), work()]);
  if (!args.includes('--sem-testes') && existsSync(inRoot('tests')))
    failures += (await test([])) === 0 ? 0 : 1;
  return failures === 0 ? 0 : 1;
};

const holds = async ([name, command]) => {
  const began = Date.now();
  const { code, output } = await capture(process.execPath, command);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'certo ' : 'ERRADO'}  ${name} (${seconds} s)`);
  if (code !== 0) console.log(output);
  return code === 0;
};
