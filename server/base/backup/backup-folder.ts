import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isSealed, readArchive } from './archive-reader.ts';
import type { GoodCopy } from './manifest.ts';

const day = 86_400_000;
/** Days after which a copy repeats every file: how many archives a restore may need, and how much an old loss may take. */
const longestChain = 7;

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((cause: NodeJS.ErrnoException): string[] => {
    if (cause.code === 'ENOENT') return [];
    throw cause;
  });

/** The verified archives of a folder, oldest first. */
export const goodCopies = async (folder: string): Promise<GoodCopy[]> => {
  const names = await namesIn(folder);
  const found: GoodCopy[] = [];
  for (const name of names.filter((each) => each.endsWith('.backup.json')).sort()) {
    if (!names.includes(name.slice(0, -'.json'.length))) continue;
    const copy = await readFile(join(folder, name), 'utf8')
      .then((text) => JSON.parse(text) as GoodCopy)
      // One that cannot be read is as good as none.
      .catch(() => undefined);
    if (copy) found.push(copy);
  }
  return found.sort((a, b) => a.momento.localeCompare(b.momento));
};

/** The archive whose files need not be written again; undefined when it is time for one that holds everything. */
export const baseFor = async (
  folder: string,
  copies: readonly GoodCopy[],
  moment: Date,
  passphrase: string | undefined,
): Promise<string | undefined> => {
  const last = copies.at(-1);
  if (!last) return undefined;
  const chain = last.completo ? [last.arquivo] : [...last.bases, last.arquivo];
  const members = chain.map((name) => copies.find(({ arquivo }) => arquivo === name));
  const [first] = members;
  if (!first || members.includes(undefined)) return undefined;
  if (moment.getTime() - Date.parse(first.momento) >= longestChain * day) return undefined;
  const path = join(folder, last.arquivo);
  return (await opensWith(path, passphrase)) ? path : undefined;
};

/** A restore takes one passphrase for the whole chain. */
const opensWith = async (path: string, passphrase: string | undefined): Promise<boolean> => {
  if ((await isSealed(path)) !== (passphrase !== undefined)) return false;
  const enough = new Error('opened');
  return readArchive(path, passphrase, () => Promise.reject(enough)).then(
    () => true,
    (cause: unknown) => cause === enough,
  );
};

/** Removes what is older than so many days, but never the last one nor what a kept one needs, and drafts left by a kill. */
export const forgetOld = async (folder: string, moment: Date, days: number): Promise<number> => {
  const copies = await goodCopies(folder);
  const oldest = moment.getTime() - days * day;
  const kept = copies.filter(
    (copy, index) => index === copies.length - 1 || Date.parse(copy.momento) >= oldest,
  );
  const needed = new Set(kept.flatMap(({ arquivo, bases }) => [arquivo, ...bases]));
  const gone = copies.filter(({ arquivo }) => !needed.has(arquivo));
  for (const { arquivo } of gone)
    for (const name of [arquivo, `${arquivo}.json`]) await rm(join(folder, name), { force: true });
  for (const name of await namesIn(folder)) {
    if (!name.endsWith('.parcial')) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    // One that is being written was changed a moment ago.
    if (Date.now() - mtimeMs > day) await rm(path, { force: true });
  }
  return gone.length;
};
