import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './source-modules.ts';

/** Views of PostgreSQL that show every database of the server; what comes after one, in its statement, keeps to one. */
const ofServer = /\bpg_(?:stat_activity|locks)\b/g;
const restOfStatement = 300;

it('tests that look at the connections of PostgreSQL, or end them, keep to their own database', () => {
  const files = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' });
  const places = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(root, 'tests', file), 'utf8');
      return [...text.matchAll(ofServer)].map(({ index }) => ({
        file,
        statement: text.slice(index, index + restOfStatement),
      }));
    });
  expect(places.length).toBeGreaterThan(5);
  expect(places.filter(({ statement }) => !statement.includes('datname'))).toEqual([]);
});
