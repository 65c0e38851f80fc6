import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/base/config.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'malote-chave-'));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the key of an installation', () => {
  it('is made once, in a folder that nobody used', () => {
    const { key } = readConfig({ MALOTE_DADOS: dataDir });
    expect(key).toHaveLength(32);
    expect(readConfig({ MALOTE_DADOS: dataDir }).key).toEqual(key);
  });

  it.each(['', 'abc', 'z'.repeat(64)])('is refused in words when its file holds “%s”', async (text) => {
    await writeFile(join(dataDir, 'chave'), text);
    expect(() => readConfig({ MALOTE_DADOS: dataDir })).toThrow(/chave está vazia ou não tem 64/);
  });

  it('is not made anew in a folder that was in use', async () => {
    await mkdir(join(dataDir, 'postgres'));
    expect(() => readConfig({ MALOTE_DADOS: dataDir })).toThrow(/não está mais lá/);
    expect(readConfig({ MALOTE_DADOS: dataDir, MALOTE_CHAVE: 'a'.repeat(64) }).key).toHaveLength(32);
  });
});
