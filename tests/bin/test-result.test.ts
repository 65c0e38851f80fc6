import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countResult, readReport } from '../../bin/test-result.mjs';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'malote-relatorio-'));
});
afterAll(() => rm(folder, { recursive: true }));

const green = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const read = async (report: object, code: number, filtered = false) => {
  const file = join(folder, 'vitest.json');
  await writeFile(file, JSON.stringify(report));
  return countResult(readReport(file), code, { filtered });
};

describe('the closing line of a run', () => {
  it('counts', async () => {
    expect(await read(green, 0)).toEqual({ passed: 5, failed: 0, notes: [] });
    expect(await read({ ...green, numFailedTests: 2 }, 1)).toEqual({ passed: 5, failed: 2, notes: [] });
  });

  it('takes a file that does not load for a failure', async () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(await read({ ...green, testResults }, 1)).toEqual({ passed: 5, failed: 1, notes: [] });
  });

  it('fails on skipped tests, unless some were chosen by name', async () => {
    expect((await read({ ...green, numPendingTests: 1 }, 0)).notes).toHaveLength(1);
    expect((await read({ ...green, numTodoTests: 1 }, 0)).notes).toHaveLength(1);
    expect((await read({ ...green, numPendingTests: 1 }, 0, true)).notes).toHaveLength(0);
  });

  it('fails when nothing ran', async () => {
    expect((await read({ ...green, numPassedTests: 0 }, 0)).notes).toEqual(['Nenhum teste rodou.']);
  });

  it('fails on an error outside of the tests, and when vitest wrote no report', async () => {
    expect((await read(green, 1)).failed).toBe(1);
    expect(countResult(readReport(join(folder, 'missing.json')), 1, { filtered: false }).failed).toBe(1);
  });
});
