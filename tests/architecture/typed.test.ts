import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './source-modules.ts';

/** Filling a field of choices at once hides what happens while it is typed in: the letters that a repainted field swallows. */
const filled = (source: string): string[] =>
  source.match(/(?:combobox|searchbox)'[^;]*?\.fill\([^)]*\)/g) ?? [];

it('journeys type in fields of choices, letter by letter', () => {
  const folder = join(root, 'tests/e2e');
  const found = readdirSync(folder).flatMap((file) =>
    filled(readFileSync(join(folder, file), 'utf8')).map((words) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
  expect(filled(`await page.getByRole('combobox', { name: 'De' }).fill('CCL');`)).toHaveLength(1);
});
