import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { afterAll, describe, expect, it } from 'vitest';
import { BagProblem, checkBag } from '#server/ferramentas/bag/check-bag.ts';
import { digestFile, digestsOf } from '#server/ferramentas/bag/digest-file.ts';
import { writeBag } from '#server/ferramentas/bag/write-bag.ts';
import { Readable } from 'node:stream';

const folder = mkdtempSync(join(tmpdir(), 'malote-bag-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const agora = new Date('2026-12-01T12:00:00Z');

/** A bag written by hand, with what is said in place of what a right one has. */
const handmade = async (
  name: string,
  changed: Readonly<Record<string, string | undefined>>,
): Promise<string> => {
  const line = async (algorithm: 'sha256' | 'sha512', path: string, content: string): Promise<string> =>
    `${(await digestsOf(Readable.from([Buffer.from(content)])))[algorithm]}  ${path}\n`;
  const tags: Record<string, string> = {
    'bagit.txt': 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n',
    'bag-info.txt': 'Payload-Oxum: 3.1\n',
    'manifest-sha256.txt': await line('sha256', 'data/um%25.txt', 'abc'),
    'manifest-sha512.txt': await line('sha512', 'data/um%25.txt', 'abc'),
  };
  for (const algorithm of ['sha256', 'sha512'] as const) {
    const lines = await Promise.all(
      Object.entries(tags)
        .filter(([path]) => !path.startsWith('tagmanifest'))
        .map(([path, content]) => line(algorithm, path, content)),
    );
    tags[`tagmanifest-${algorithm}.txt`] = lines.join('');
  }
  const zip = new ZipFile();
  for (const [path, content] of Object.entries({ ...tags, 'data/um%.txt': 'abc', ...changed }))
    if (content !== undefined)
      zip.addBuffer(Buffer.from(content), path.startsWith('/') ? path.slice(1) : `saco/${path}`);
  zip.end();
  const out = join(folder, name);
  await pipeline(zip.outputStream, createWriteStream(out));
  return out;
};

const problemOf = async (path: string): Promise<string> =>
  checkBag(path).then(
    () => 'certo',
    (error: unknown) => {
      if (!(error instanceof BagProblem)) throw error;
      return `${error.problem} ${error.path}`;
    },
  );

describe('a bag', () => {
  it('is checked as it was written, also with signs in its names that a manifest tells by their codes', async () => {
    const source = join(folder, 'fonte.txt');
    writeFileSync(source, 'abc');
    const out = join(folder, 'escrito.zip');
    await writeBag({
      name: 'saco',
      files: [{ source, path: 'um 50%\n.txt', ...(await digestFile(source)) }],
      info: [['External-Description', 'em duas\nlinhas']],
      out,
      agora,
    });
    expect(await problemOf(out)).toBe('certo');
  });

  it.each([
    ['certo', {}],
    ['alterado data/um%.txt', { 'data/um%.txt': 'abd' }],
    ['faltando data/um%.txt', { 'data/um%.txt': undefined }],
    ['sobrando data/dois.txt', { 'data/dois.txt': 'x' }],
    ['sobrando outra.txt', { 'outra.txt': 'x' }],
    ['alterado bag-info.txt', { 'bag-info.txt': 'Payload-Oxum: 4.1\n' }],
    ['faltando tagmanifest-sha512.txt', { 'tagmanifest-sha512.txt': undefined }],
    ['formato saco/bagit.txt', { 'bagit.txt': 'BagIt-Version: 0.96\n' }],
    ['formato fora.txt', { '/fora.txt': 'x' }],
  ])('%s', async (said, changed) => {
    expect(await problemOf(await handmade('a-mao.zip', changed))).toBe(said);
  });
});
