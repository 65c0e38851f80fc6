import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { open, type Entry, type ZipFile } from 'yauzl';
import { digestsOf, type Digests } from './digest-file.ts';
import { algorithms } from './write-bag.ts';

/** What is wrong with a bag, and in which of its files. */
export class BagProblem extends Error {
  constructor(
    readonly problem: 'formato' | 'alterado' | 'faltando' | 'sobrando',
    readonly path: string,
  ) {
    super(`${problem}: ${path}`);
  }
}

/**
 * Reads a bag in a ZIP from end to end, a part at a time: each file is there and is as every manifest says, and no other is.
 * @throws BagProblem at the first thing that is not so (RFC 8493, 3: complete and valid)
 */
export const checkBag = async (path: string): Promise<void> => {
  const zip = await opened(path);
  try {
    const { folder, entries } = await entriesOf(zip);
    const read = async (name: string): Promise<string> => {
      const entry = entries.get(name);
      if (!entry) throw new BagProblem('faltando', name);
      return text(await contentOf(zip, entry));
    };
    if (!/^BagIt-Version: 1\.0\r?\nTag-File-Character-Encoding: UTF-8\r?\n?$/.test(await read('bagit.txt')))
      throw new BagProblem('formato', `${folder}/bagit.txt`);
    const oxum = /^Payload-Oxum: (\d+)\.(\d+)\r?$/m.exec(await read('bag-info.txt'));
    const digests = new Map<string, Digests>();
    for (const [name, entry] of entries) digests.set(name, await digestsOf(await contentOf(zip, entry)));
    for (const algorithm of algorithms) {
      compare(digests, algorithm, linesOf(await read(`tagmanifest-${algorithm}.txt`)), isTag);
      compare(digests, algorithm, linesOf(await read(`manifest-${algorithm}.txt`)), isPayload);
    }
    const payload = [...digests].filter(([name]) => isPayload(name));
    const octets = payload.reduce((sum, [, { size }]) => sum + size, 0);
    if (oxum && (Number(oxum[1]) !== octets || Number(oxum[2]) !== payload.length))
      throw new BagProblem('alterado', 'bag-info.txt');
  } finally {
    zip.close();
  }
};

const isPayload = (name: string): boolean => name.startsWith('data/');
/** No manifest of tags tells of itself, nor of another of its kind. */
const isTag = (name: string): boolean => !isPayload(name) && !name.startsWith('tagmanifest-');

const compare = (
  digests: ReadonlyMap<string, Digests>,
  algorithm: (typeof algorithms)[number],
  said: ReadonlyMap<string, string>,
  isOf: (name: string) => boolean,
): void => {
  for (const [name, digest] of said) {
    const found = digests.get(name);
    if (!found) throw new BagProblem('faltando', name);
    if (found[algorithm] !== digest) throw new BagProblem('alterado', name);
  }
  for (const name of digests.keys())
    if (isOf(name) && !said.has(name)) throw new BagProblem('sobrando', name);
};

const linesOf = (manifest: string): ReadonlyMap<string, string> =>
  new Map(
    manifest
      .split(/\r\n|\n|\r/)
      .filter(Boolean)
      .map((line) => {
        const [, digest = '', path = ''] = /^([0-9a-fA-F]+)[ \t]+\*?(.+)$/.exec(line) ?? [];
        if (digest === '') throw new BagProblem('formato', line);
        return [
          path.replaceAll(/%0a/gi, '\n').replaceAll(/%0d/gi, '\r').replaceAll('%25', '%'),
          digest.toLowerCase(),
        ];
      }),
  );

const opened = (path: string): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false }, (error, zip) => {
      if (error) reject(error);
      else resolve(zip);
    });
  });

/** The files by their path in the one folder that a bag in a ZIP is. */
const entriesOf = (
  zip: ZipFile,
): Promise<{ readonly folder: string; readonly entries: ReadonlyMap<string, Entry> }> =>
  new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    let folder: string | undefined;
    zip.on('entry', (entry: Entry) => {
      const [top = '', ...rest] = entry.fileName.split('/');
      folder ??= top;
      if (top !== folder || rest.length === 0) reject(new BagProblem('formato', entry.fileName));
      else if (!entry.fileName.endsWith('/')) entries.set(rest.join('/'), entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve({ folder: folder ?? '', entries }));
    zip.on('error', reject);
    zip.readEntry();
  });

const contentOf = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) reject(error);
      else resolve(stream);
    });
  });
