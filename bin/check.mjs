import { existsSync, readdirSync } from 'node:fs';
import { changedFiles, testsOf } from './changed.mjs';
import { inRoot, tools } from './project.mjs';
import { capture } from './run.mjs';
import { test } from './test.mjs';

const generated = ['Arquivos gerados', ['--import', 'tsx', inRoot('schemas/gen/main.ts'), '--conferir']];

// The longest first: they go two by two.
const steps = [
  ['Regras de código e tipos', [tools.oxlint, '--type-aware', '--type-check', '.']],
  ['Formato', [tools.prettier, '--check', '--log-level', 'warn', '.']],
  generated,
  ['Arquitetura', [tools.vitest, 'run', '--project', 'regras', 'tests/architecture']],
  ['Assuntos dos commits', [inRoot('bin/commit-subjects.mjs')]],
];

/** The same of what was changed, with the tests that it asks for first: the whole is for before it is sent. */
const stepsOf = (changed) => {
  const there = changed.filter((file) => existsSync(inRoot(file)));
  const code = there.filter((file) => /\.(tsx?|mjs)$/.test(file));
  const tests = readdirSync(inRoot('tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `tests/${file.replaceAll('\\', '/')}`);
  const compiled = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/conferir.tsbuildinfo'];
  return [
    ['Tipos', [tools.tsc, '--noEmit', '--pretty', 'false', ...compiled, '-p', '.']],
    [
      'Testes do que mudou',
      [tools.vitest, 'run', ...new Set(['tests/architecture', ...testsOf(changed, tests)])],
    ],
    ...(code.length > 0 ? [['Regras de código', [tools.oxlint, '--type-aware', ...code]]] : []),
    ...(there.length > 0
      ? [['Formato', [tools.prettier, '--check', '--log-level', 'warn', '--ignore-unknown', ...there]]]
      : []),
    generated,
  ];
};

/** Every check, each told in one line; what a failed one said follows it. Then the tests. */
export const check = async (args) => {
  const changed = args.includes('--mudou') ? await changedFiles() : undefined;
  if (changed?.length === 0) {
    console.log('Nada mudou desde o que se enviou.');
    return 0;
  }
  const waiting = changed ? stepsOf(changed) : [...steps];
  let failures = 0;
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) if (!(await holds(step))) failures++;
  };
  await Promise.all([work(), work()]);
  if (!changed && !args.includes('--sem-testes') && existsSync(inRoot('tests')))
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
