import { randomBytes } from 'node:crypto';
import { access, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartRefusal } from '#server/base/start-refusal.ts';
import { failureOf } from './postgres-failure.ts';
import { giveTo, type Placement } from './placement.ts';
import { runAs } from './run-as.ts';

const major = '18';

/** Makes the cluster when there is none. It appears whole, by a rename, or not at all. */
export const createCluster = async (
  place: Placement,
  { durable }: { durable: boolean },
): Promise<boolean> => {
  const found = await versionOf(place.cluster);
  if (found !== undefined && found !== major) {
    throw new StartRefusal('dadosDeOutraVersao', {
      pasta: place.cluster,
      encontrada: found,
      esperada: major,
    });
  }
  if (found !== undefined) return false;

  const draft = join(dirname(place.cluster), `postgres-novo-${randomBytes(4).toString('hex')}`);
  await mkdir(draft, { mode: 0o700 });
  try {
    await giveTo(place.user, draft);
    await initdb(place, draft, durable);
    await rename(draft, place.cluster);
  } catch (cause) {
    await rm(draft, { recursive: true, force: true });
    // Another process finished first: its cluster serves.
    if ((await versionOf(place.cluster)) !== major) throw cause;
  }
  return true;
};

const versionOf = async (cluster: string): Promise<string | undefined> => {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw cause;
  }
};

/**
 * Order and upper case come from ICU. The C library's locale still decides which characters are letters for the
 * full-text parser: under plain C, quotes and dashes stick to the words. So a UTF-8 one is asked for first; C is
 * what every machine has.
 */
const locales = ['C.UTF-8', 'en_US.UTF-8', 'pt_BR.UTF-8', 'C'];

const initdb = async (place: Placement, folder: string, durable: boolean): Promise<void> => {
  const program = join(place.binaries, 'bin', 'initdb');
  await access(program);
  let said = '';
  for (const locale of locales) {
    const { code, output } = await runAs(place.user, program, [
      '-D',
      folder,
      '--username=malote',
      '--auth-local=trust',
      '--auth-host=reject',
      '--encoding=UTF8',
      '--locale-provider=icu',
      '--icu-locale=pt-BR',
      `--locale=${locale}`,
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ]);
    if (code === 0) return;
    said = output;
    if (!output.includes('invalid locale')) break;
  }
  throw failureOf(said, place.cluster);
};
