import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the project, wherever the command was typed. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

export const inRoot = (...parts) => join(root, ...parts);

/** Program of an installed package, run by this very Node: no shell and no npx in between, so signals arrive. */
export const tools = {
  vite: inRoot('node_modules/vite/bin/vite.js'),
  vitest: inRoot('node_modules/vitest/vitest.mjs'),
  tsc: inRoot('node_modules/typescript/bin/tsc'),
  oxlint: inRoot('node_modules/oxlint/bin/oxlint'),
  prettier: inRoot('node_modules/prettier/bin/prettier.cjs'),
  tsx: inRoot('node_modules/tsx/dist/cli.mjs'),
};
