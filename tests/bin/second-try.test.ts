import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countResult } from '../../bin/test-result.mjs';
import { failedJourneys, recordSecondTries, withSecondTry } from '../../bin/second-try.mjs';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'malote-de-novo-'));
});
afterAll(() => rm(folder, { recursive: true }));

const file = (name: string, ...tests: readonly [fullName: string, status: string][]) => ({
  name: resolve(name),
  status: tests.some(([, status]) => status === 'failed') || tests.length === 0 ? 'failed' : 'passed',
  assertionResults: tests.map(([fullName, status]) => ({ fullName, status })),
});

describe('a journey that failed', () => {
  it('is tried again; a test of anything else is not', () => {
    const testResults = [
      file('tests/e2e/a.test.ts', ['abre', 'passed'], ['fecha', 'failed']),
      file('tests/e2e/b.test.ts', ['abre', 'passed']),
      file('tests/e2e/c.test.ts'),
      file('tests/server/d.test.ts', ['grava', 'failed']),
    ];
    expect(failedJourneys({ testResults })).toMatchObject([
      { file: 'tests/e2e/a.test.ts', tests: ['fecha'] },
      { file: 'tests/e2e/c.test.ts', tests: [] },
    ]);
  });

  it('counts as the second try found it, also what the first never came to', () => {
    const first = [
      file('tests/e2e/a.test.ts', ['abre', 'failed'], ['fecha', 'skipped']),
      file('tests/e2e/b.test.ts', ['abre', 'failed'], ['fecha', 'passed']),
      file('tests/server/d.test.ts', ['grava', 'passed']),
    ];
    const second = [
      file('tests/e2e/a.test.ts', ['abre', 'passed'], ['fecha', 'passed']),
      file('tests/e2e/b.test.ts', ['abre', 'passed'], ['fecha', 'failed']),
    ];
    const green = new Set([resolve('tests/e2e/a.test.ts')]);
    const merged = withSecondTry({ testResults: first }, { testResults: second }, green);
    expect(merged).toMatchObject({ numPassedTests: 4, numFailedTests: 1, numPendingTests: 0 });
    expect(countResult(merged, 0, { filtered: false })).toEqual({ passed: 4, failed: 1, notes: [] });
  });

  it('is written down with the day when it passes then, and told when that was too often', async () => {
    const list = join(folder, 'list.json');
    const once = [{ file: 'tests/e2e/a.test.ts', tests: ['fecha'] }];
    const often = [1, 2, 3, 4].map(
      (day) => recordSecondTries(once, { list, day: `2026-01-0${day}` })[0]?.tooOften,
    );
    expect(often).toEqual([false, false, false, true]);
    expect(JSON.parse(await readFile(list, 'utf8'))).toContainEqual({
      file: 'tests/e2e/a.test.ts',
      test: 'fecha',
      day: '2026-01-03',
    });
    expect(recordSecondTries([], { list: join(folder, 'none.json'), day: '2026-01-01' })).toEqual([]);
  });
});
