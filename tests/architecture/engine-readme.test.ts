import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

describe('o guia do motor dos cadastros', () => {
  it('nomeia cada pasta que há, e nenhuma que não há', () => {
    const guide = readFileSync('server/engine/README.md', 'utf8');
    const named = [...guide.matchAll(/^\| `(\w+)\/`/gm)].map(([, name]) => name);
    const folders = readdirSync('server/engine', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(named.toSorted()).toEqual(folders.toSorted());
  });
});
