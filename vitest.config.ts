import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { guidesInClient } from './bin/guides-in-client.mjs';
import { LongestFirst } from './tests/setup/longest-first.ts';

// scenes and worlds are many short-lived objects: with room for them, they are gone before they are looked at
const execArgv = ['--max-semi-space-size=64'];
const postgres = './tests/setup/postgres.ts';
// the cases that properties make are the same in every run, until a campaign looks for others
const cases = './tests/setup/same-cases.ts';
// what the server leaves to other processes starts from what was built, as in an installation
const built = './tests/setup/built-server.ts';

export default defineConfig({
  test: {
    maxWorkers: 2,
    // a worker answers before it is ended, and a machine with other work lets it wait
    teardownTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'regras',
          execArgv,
          environment: 'node',
          // a process and its reading of the contract for each file cost a third of the whole
          isolate: false,
          include: ['tests/{schemas,architecture,bin,world-check}/**/*.test.ts'],
          setupFiles: [cases],
          // some compile the whole contract, and the machine may have other work
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          execArgv,
          environment: 'node',
          // the server is read once a worker, not once a file: what it keeps in memory is of each database
          isolate: false,
          include: ['tests/server/**/*.test.ts'],
          setupFiles: [cases],
          globalSetup: [postgres, built],
          testTimeout: 30_000,
          // who asks first waits for the world to be made, and the machine may have other work
          hookTimeout: 240_000,
        },
      },
      {
        plugins: [react(), guidesInClient()],
        // the copy that react-admin loads: a second one would have contexts of its own
        resolve: {
          alias: { 'react-router': resolve('node_modules/react-router/dist/development/index.mjs') },
        },
        test: {
          name: 'componentes',
          execArgv,
          environment: 'jsdom',
          include: ['tests/{src,custom-screens}/**/*.test.{ts,tsx}'],
          isolate: false,
          setupFiles: [cases, './tests/setup/light-window.ts', './tests/setup/dom.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'jornadas',
          execArgv,
          environment: 'node',
          isolate: false,
          include: ['tests/e2e/**/*.test.ts'],
          // npm run pesar
          exclude: process.env['MALOTE_PESAR'] ? [] : ['tests/e2e/weight.test.ts'],
          setupFiles: [cases, './tests/e2e/tell-failure.ts'],
          globalSetup: [postgres, built, './tests/setup/client.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
