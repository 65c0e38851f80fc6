import type { Readable } from 'node:stream';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { mostParts } from './sheet-limits.ts';

/** The parts of a spreadsheet by name. */
export interface Archive {
  readonly has: (name: string) => boolean;
  readonly part: (name: string) => Promise<Readable> | undefined;
}

/** Reads the table of parts of a zip; the parts themselves are inflated as they are read. */
export const openArchive = async (bytes: Buffer): Promise<Archive> => {
  const zip = await new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: false, autoClose: false }, (error, opened) => {
      if (error) reject(error);
      else resolve(opened);
    });
  });
  if (zip.entryCount > mostParts) throw new Error(`O arquivo tem ${zip.entryCount} partes.`);
  const entries = new Map<string, Entry>();
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => entries.set(entry.fileName, entry));
    zip.on('end', resolve);
    zip.on('error', reject);
  });
  return {
    has: (name) => entries.has(name),
    part: (name) => {
      const entry = entries.get(name);
      return (
        entry &&
        new Promise<Readable>((resolve, reject) => {
          zip.openReadStream(entry, (error, stream) => {
            if (error) reject(error);
            else resolve(stream);
          });
        })
      );
    },
  };
};
