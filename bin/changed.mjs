import { basename } from 'node:path';
import { capture } from './run.mjs';

const git = async (...args) => {
  const { code, output } = await capture('git', args);
  return code === 0 ? output.split('\n').filter(Boolean) : undefined;
};

/** What was changed, or taken away: what was not pushed, or, in a branch that follows none, not committed. */
export const changedFiles = async () => {
  const [since] = (await git('merge-base', 'HEAD', '@{upstream}')) ?? ['HEAD'];
  const named = await Promise.all([
    git('diff', '--name-only', '--no-renames', since),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  return [...new Set(named.flatMap((files) => files ?? []))];
};

/** Those that nobody waits for between one change and the next: whole servers, falls, browsers. */
const slow =
  /^tests\/(e2e|bench|mutants|server\/(durability|backup|db|attacks|caminhada|access|upgrade|arquitetura))\//;

/** Words by which a file and its tests are called the same: its name without what only says what sort of file it is. */
const nameOf = (file) =>
  basename(file)
    .toLowerCase()
    .replace(/\.(test|hook|schema|module|repository)?\.?(tsx?|mjs|json|css|sql)$/, '');

/**
 * The tests that a change asks for first: those that changed, those in a folder (or of a name) that the changed file, or the deepest
 * folder of it that has any, is called by. The tests mirror the tree by its subjects, not by its storeys.
 */
export const testsOf = (changed, tests) => {
  const quick = tests.filter((test) => !slow.test(test));
  const isOf = (word) => (test) => test.split('/').slice(1, -1).includes(word) || nameOf(test) === word;
  const found = changed.flatMap((file) => {
    if (/\.test\.tsx?$/.test(file)) return tests.includes(file) ? [file] : [];
    // its name, its folder and the one above, never a whole house by a file of one of its subjects
    const folders = file.split('/').slice(1, -1);
    const words = [nameOf(file), ...(folders.length > 1 ? folders.slice(1) : folders).reverse()];
    const area = /^(src|custom-screens)\//.test(file)
      ? /^tests\/(src|custom-screens)\//
      : /^tests\/(schemas|server|bin)\//;
    const near = quick.filter((test) => area.test(test));
    for (const word of words) {
      const of = near.filter(isOf(word));
      if (of.length > 0) return of;
    }
    return [];
  });
  return [...new Set(found)].sort();
};
