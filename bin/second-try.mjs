import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inRoot } from './project.mjs';

const journeys = 'tests/e2e/';
/** How often a journey may need its second try before that counts as a failure. */
const tolerated = 3;

/** The browser journeys of a run that failed: each file, the names of what failed in it, and how many failures it counts for. */
export const failedJourneys = ({ testResults }) =>
  testResults
    .map(({ name, status, assertionResults }) => {
      const tests = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
      return { name, file: relative(inRoot('.'), name), status, tests, failures: Math.max(tests.length, 1) };
    })
    .filter(({ file, status }) => status === 'failed' && file.startsWith(journeys));

/**
 * Writes down what passed only when it was tried again, with the day, and tells which of it did so too often: a journey that fails
 * by chance is a defect, and the list says which one to look for.
 */
export const recordSecondTries = (passed, { list = inRoot(`${journeys}second-tries.json`), day }) => {
  const known = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const added = passed.flatMap(({ file, tests }) =>
    (tests.length > 0 ? tests : ['']).map((test) => ({ file, test, day })),
  );
  const all = [...known, ...added];
  if (added.length > 0) writeFileSync(list, `${JSON.stringify(all, undefined, 2)}\n`);
  return passed.map((journey) => ({
    ...journey,
    tooOften: journey.tests.some(
      (test) => all.filter((one) => one.file === journey.file && one.test === test).length > tolerated,
    ),
  }));
};
