import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { buildClient } from './client-build.mjs';
import { tools } from './project.mjs';
import { runNode } from './run.mjs';
import { failedJourneys, recordSecondTries, withSecondTry } from './second-try.mjs';
import { countResult, readReport } from './test-result.mjs';

/**
 * Runs the tests; the last line is `N passed, N failed`, alone, and the exit code follows it. A browser journey that fails is tried
 * once more: one that then passes is written down in the repository, and fails only where that happened too often.
 */
export const test = async (args) => {
  const needsBrowser = args.length === 0 || args.some((arg) => /e2e|jornadas/.test(arg));
  const env = { NODE_ENV: 'test' };
  if (needsBrowser) {
    env.CHROME_PATH = await ensureChromium();
    await buildClient();
  }
  const filtered = args.some((arg) => /^(-t|--testNamePattern)/.test(arg));
  const folder = mkdtempSync(join(tmpdir(), 'malote-resultado-'));
  const run = async (name, chosen) => {
    const file = join(folder, `${name}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const code = await runNode([tools.vitest, 'run', ...reporters, ...chosen], { env });
    return { code, report: readReport(file) };
  };
  /** The count with what passed the second time, which is written down; an exit code is told by what failed the first time. */
  const tryAgain = async (report, journeys) => {
    console.log(`Jornadas que falharam, mais uma vez: ${journeys.map(({ file }) => file).join(', ')}`);
    const { report: second } = await run('de-novo', [
      '--project',
      'jornadas',
      ...journeys.map(({ file }) => file),
    ]);
    const green = new Set(
      second.testResults.filter(({ status }) => status === 'passed').map(({ name }) => name),
    );
    const tried = recordSecondTries(
      journeys.filter(({ name }) => green.has(name)),
      { day: new Date().toISOString().slice(0, 10) },
    );
    const result = countResult(withSecondTry(report, second, green), 0, { filtered });
    for (const { file, tests, tooOften } of tried) {
      console.log(`${file} passou só na segunda vez: ${tests.join('; ')}`);
      if (tooOften) result.notes.push(`${file} já precisou da segunda vez mais de três vezes: ache por quê.`);
    }
    return result;
  };
  try {
    const { code, report } = await run('vitest', args);
    const journeys = failedJourneys(report);
    const result =
      journeys.length === 0 ? countResult(report, code, { filtered }) : await tryAgain(report, journeys);
    for (const note of result.notes) console.log(note);
    console.log(`${result.passed} passed, ${result.failed} failed`);
    return result.failed === 0 && result.notes.length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
