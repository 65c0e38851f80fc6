import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { buildClient } from './client-build.mjs';
import { tools } from './project.mjs';
import { runNode } from './run.mjs';
import { readResult } from './test-result.mjs';

/** Runs the tests; the last line is `N passed, N failed`, alone, and the exit code follows it. */
export const test = async (args) => {
  const needsBrowser = args.length === 0 || args.some((arg) => /e2e|jornadas/.test(arg));
  const env = { NODE_ENV: 'test' };
  if (needsBrowser) {
    env.CHROME_PATH = await ensureChromium();
    await buildClient();
  }
  const folder = mkdtempSync(join(tmpdir(), 'malote-resultado-'));
  try {
    const report = join(folder, 'vitest.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await runNode([tools.vitest, 'run', ...reporters, ...args], { env });
    const { passed, failed, notes } = readResult(report, code, {
      filtered: args.some((arg) => /^(-t|--testNamePattern)/.test(arg)),
    });
    for (const note of notes) console.log(note);
    console.log(`${passed} passed, ${failed} failed`);
    return failed === 0 && notes.length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
