import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { VersaoSistema } from '#schemas/shapes/tema.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** Commit that is running, where the installation is a clone; the version otherwise. */
const readCommit = (): string | undefined => {
  try {
    const head = readFileSync(join(root, '.git', 'HEAD'), 'utf8').trim();
    const ref = head.startsWith('ref: ') ? head.slice(5) : undefined;
    return (ref ? readFileSync(join(root, '.git', ref), 'utf8').trim() : head).slice(0, 10);
  } catch (error) {
    if (
      (error as NodeJS.ErrnoException).code === 'ENOENT' ||
      (error as NodeJS.ErrnoException).code === 'ENOTDIR'
    )
      return undefined;
    throw error;
  }
};

/** Version, build and date of the last update, for the About dialog. */
export const buildInfo = (version: string): VersaoSistema => ({
  versao: version,
  build: readCommit() ?? version,
  descDataAtualizacao: statSync(join(root, 'package.json')).mtime.toISOString(),
});
