import { readFileSync } from 'node:fs';

/** What vitest's JSON report says; empty when vitest ended before writing it: its exit code says so. */
export const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { testResults: [], numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 };
  }
};

/**
 * What a report and the exit code come to. A skipped test, no test at all and an error outside of the tests are failures of the
 * run, told in `notes`.
 */
export const countResult = (result, code, { filtered }) => {
  const notes = [];
  // A file that does not even load has no tests, and is a failure all the same.
  const broken = result.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const passed = result.numPassedTests;
  let failed = result.numFailedTests + broken;
  const skipped = result.numPendingTests + (result.numTodoTests ?? 0);
  if (skipped > 0 && !filtered)
    notes.push(`${skipped} testes pulados: um teste que não roda não protege. Conserte-o ou apague-o.`);
  if (passed + failed === 0) notes.push('Nenhum teste rodou.');
  if (code !== 0 && failed === 0) {
    failed = 1;
    notes.push('O vitest terminou com erro fora de um teste: veja acima.');
  }
  return { passed, failed, notes };
};
