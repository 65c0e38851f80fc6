import type { Readable } from 'node:stream';
import { readArchive, textOf } from './archive-reader.ts';
import { filesEntry, manifestEntry, type CopiedFile, type Manifest } from './manifest.ts';
import { BackupRefusal } from './refusal.ts';

/** What a whole archive says of itself. */
interface Verified {
  readonly manifest: Manifest;
  readonly files: readonly CopiedFile[];
}

/** Reads the whole archive again, from the disk, and compares it with its index. */
export const verifyArchive = async (path: string, passphrase: string | undefined): Promise<Verified> => {
  let manifest: Manifest | undefined;
  let files: readonly CopiedFile[] = [];
  await readArchive(path, passphrase, async (name, content) => {
    if (name === manifestEntry) manifest = await readManifest(content, path);
    if (name === filesEntry) files = JSON.parse(await textOf(content)) as CopiedFile[];
  });
  if (!manifest) throw new BackupRefusal('naoEBackup', { arquivo: path });
  return { manifest, files };
};

const readManifest = async (content: Readable, path: string): Promise<Manifest> => {
  const manifest = JSON.parse(await textOf(content)) as Manifest;
  if (manifest.formato !== 'malote-backup-1') throw new BackupRefusal('naoEBackup', { arquivo: path });
  return manifest;
};
