import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inRoot } from './project.mjs';

const journeys = 'tests/e2e/';
/** How often a journey may need its second try before that counts as a failure. */
const tolerated = 3;

/** The browser journeys of a run that failed: each file, and the names of what failed in it. */
export const failedJourneys = ({ testResults }) =>
  testResults
    .map(({ name, status, assertionResults }) => {
      const tests = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
      return { name, file: relative(inRoot('.'), name), status, tests };
    })
    .filter(({ file, status }) => status === 'failed' && file.startsWith(journeys));

/** A report in which the files of those names are as the second try found them, all of what they test counted anew. */
export const withSecondTry = (report, again, names) => {
  const later = new Map(
    again.testResults.filter(({ name }) => names.has(name)).map((file) => [file.name, file]),
  );
  const testResults = report.testResults.map((file) => later.get(file.name) ?? file);
  const tests = testResults.flatMap((file) => file.assertionResults);
  const numberOf = (...statuses) => tests.filter(({ status }) => statuses.includes(status)).length;
  return {
    testResults,
    numPassedTests: numberOf('passed'),
    numFailedTests: numberOf('failed'),
    numPendingTests: numberOf('skipped', 'pending'),
    numTodoTests: numberOf('todo'),
  };
};

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
