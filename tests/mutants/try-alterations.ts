import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { createVitest, type Vitest } from 'vitest/node';
import { altered, alterationsOf, type Alteration } from './alterations.ts';

/** What became of the alterations of a file. */
interface Outcome {
  readonly file: string;
  readonly total: number;
  readonly survived: readonly Alteration[];
}

interface TryOptions {
  /** What the queries of the file say is altered too. */
  readonly queries: boolean;
}

/** Runs tests against files that are not on the disk: one altered rule at a time, in one warm vitest. */
export const openTrial = async ({
  database,
}: {
  readonly database: boolean;
}): Promise<{
  readonly tryFile: (file: string, tests: readonly string[], options: TryOptions) => Promise<Outcome>;
  readonly close: () => Promise<void>;
}> => {
  let inPlace: { readonly path: string; readonly content: string } | undefined;
  const substitute: Plugin = {
    name: 'malote-alterado',
    enforce: 'pre',
    load: (id) => (inPlace && id.split('?')[0] === inPlace.path ? inPlace.content : undefined),
  };
  // of its own, without projects: rules are tried by tests that need neither world nor window, at most a few tables
  const vitest = await createVitest(
    'test',
    {
      config: false,
      watch: false,
      bail: 1,
      reporters: [{}],
      maxWorkers: 1,
      include: ['tests/**/*.test.ts'],
      globalSetup: database ? ['./tests/setup/postgres.ts'] : [],
      testTimeout: 20_000,
    },
    { plugins: [substitute], logLevel: 'silent' },
  );
  await vitest.standalone();
  const passes = async (path: string, tests: readonly string[]): Promise<boolean> => {
    vitest.invalidateFile(path);
    return passed(vitest, tests);
  };
  return {
    tryFile: async (file, tests, { queries }) => {
      const path = resolve(file);
      const content = readFileSync(path, 'utf8');
      inPlace = undefined;
      if (!(await passes(path, tests)))
        throw new Error(`${tests.join(', ')}: não passa com ${file} como está`);
      const alterations = alterationsOf(file, content, { queries });
      const survived: Alteration[] = [];
      for (const alteration of alterations) {
        inPlace = { path, content: altered(content, alteration) };
        if (await passes(path, tests)) survived.push(alteration);
      }
      inPlace = undefined;
      vitest.invalidateFile(path);
      return { file, total: alterations.length, survived };
    },
    close: () => vitest.close(),
  };
};

const passed = async (vitest: Vitest, tests: readonly string[]): Promise<boolean> => {
  const wanted = tests.map((test) => resolve(test));
  const specifications = (await vitest.globTestSpecifications([...tests])).filter(({ moduleId }) =>
    wanted.includes(moduleId),
  );
  if (specifications.length < wanted.length) throw new Error(`não há ${tests.join(', ')}`);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false);
  // what ran for the file before is still among them
  const asked = testModules.filter(({ moduleId }) => wanted.includes(moduleId));
  return unhandledErrors.length === 0 && asked.every((module) => module.ok());
};
