import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** In a data folder that an installation has used: where its database was. */
type UseMark = 'embutido' | 'externo';

const fileIn = (dataDir: string): string => join(dataDir, 'em-uso');

/** Undefined in a folder that nobody used yet. */
export const readUseMark = (dataDir: string): UseMark | undefined => {
  try {
    return readFileSync(fileIn(dataDir), 'utf8').trim() === 'externo' ? 'externo' : 'embutido';
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw cause;
  }
};

/** Written once the installation is whole: from then on the folder never becomes that of an empty one. */
export const writeUseMark = async (dataDir: string, mark: UseMark): Promise<void> => {
  if (readUseMark(dataDir) === mark) return;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${fileIn(dataDir)}.${process.pid}`;
  await writeFile(draft, `${mark}\n`, { mode: 0o600 });
  await rename(draft, fileIn(dataDir));
};
