import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readModules } from './source-modules.ts';

describe('hooks', () => {
  const hooks = readModules().filter(({ path }) => path.endsWith('.hook.ts'));

  it('are typed by the register of their file', () => {
    const untyped = hooks.filter(
      ({ path, text }) => !text.includes(`: RegisterHook<'${basename(path, '.hook.ts')}'>`),
    );
    expect(untyped.map(({ path }) => path)).toEqual([]);
    expect(hooks.length).toBeGreaterThan(30);
  });

  it('name a field by its property, which the definition knows, and not by a text', () => {
    const texts = hooks.flatMap(({ path, text }) =>
      (text.match(/\w\??\.?\['\w+'\]/g) ?? []).map((found) => `${path} ${found}`),
    );
    expect(texts).toEqual([]);
  });

  it('lead to a page by its path from the root, which whoever goes there writes: `principal/…`', () => {
    const rooted = readModules().filter(
      ({ path, text }) => path.startsWith('server/') && /\brota: ?[`'"]\//.test(text),
    );
    expect(rooted.map(({ path }) => path)).toEqual([]);
  });
});
