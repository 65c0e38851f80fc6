import { constants, readdirSync } from 'node:fs';
import { access, mkdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { AppError } from '#schemas/app-error.ts';
import type { Config } from '#server/base/config.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { refuseField } from '#server/engine/refuse-field.ts';

/** What the installation keeps in the data folder, by how its name begins: the database, logs, copies, the key and marks. */
const kept = /^(postgres|logs|backup|chave|em-uso|malote-\d|\.)/i;

/**
 * Refuses a folder in which a volume may not be: who keeps the register is not who keeps the machine. It is inside the data folder
 * or a folder that the operator named, wherever its links lead, and never where anything else lies. All refusals are one answer,
 * or it would tell what there is on the machine.
 */
export const checkFolder = async (
  { db, ports }: Pick<Ctx, 'db' | 'ports'>,
  pasta: string,
  id: number | undefined,
): Promise<void> => {
  const { config } = ports;
  const folder = resolve(config.dataDir, pasta);
  const others = await db.selectFrom('registro.volume').select(['id', 'pasta']).execute();
  const taken = others
    .filter((other) => other.id !== id)
    .map((other) => resolve(config.dataDir, other.pasta ?? ''));
  try {
    if (pasta.split(/[\\/]/).includes('..') || !(await mayBe(folder, config, taken))) throw refusedFolder();
    await mkdir(folder, { recursive: true });
    if (!(await stat(folder)).isDirectory()) throw refusedFolder();
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    if ((cause as NodeJS.ErrnoException).code === undefined) throw cause;
    throw refusedFolder();
  }
};

export const refusedFolder = (): AppError => refuseField('pasta', 'volume.pastaRecusada');

const mayBe = async (folder: string, config: Config, taken: readonly string[]): Promise<boolean> => {
  const { dataDir, volumeRoots } = config;
  const real = await realOf(folder);
  const data = await realOf(dataDir);
  const roots = await Promise.all(volumeRoots.map(realOf));
  const [first] = within(data, real) ? relative(data, real).split(sep) : [];
  const inside = first !== undefined || roots.some((root) => within(root, real));
  // the names are those of the data folder, however it is reached
  if (!inside || within(real, data) || (first !== undefined && kept.test(first))) return false;
  const reserved = await Promise.all([...placesOf(config), ...taken].map(realOf));
  return reserved.every((place) => !within(place, real) && !within(real, place));
};

/** Where something else lies: the program, the definitions of the installation, the copies. */
const placesOf = ({
  clientDir,
  resourcesDir,
  backupDir,
  dataDir,
  volumeRoots,
}: Config): readonly string[] => {
  const program = resolve(clientDir, '..', '..');
  const parts = readdirSync(program)
    .map((name) => join(program, name))
    // the data folder, or one that the operator named, may stand in the folder of the program
    .filter((part) => ![dataDir, ...volumeRoots].some((root) => within(part, resolve(root))));
  return [clientDir, backupDir, ...parts, ...(resourcesDir === undefined ? [] : [resourcesDir])];
};

/** Where a path is in truth, or would be if it were made. */
const realOf = async (path: string): Promise<string> => {
  try {
    return await realpath(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    return join(await realOf(dirname(path)), basename(path));
  }
};

/** Whether a path is a folder or something in it. */
const within = (folder: string, path: string): boolean => {
  const way = relative(folder, path);
  return !isAbsolute(way) && way.split(sep)[0] !== '..';
};
