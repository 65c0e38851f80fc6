import { constants } from 'node:fs';
import { access, mkdir, realpath, stat } from 'node:fs/promises';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { recountVolume } from '#server/base/files/occupancy.ts';
import { markFolder } from '#server/base/files/volume-mark.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { refuseField } from '#server/engine/refuse-field.ts';

/** A volume: a folder that the server can write, which does not change under the files that are there. */
export const volume: RegisterHook<'volume'> = {
  async beforeSave(ctx, { id, before, values }) {
    const { pasta } = values;
    if (before?.pasta === pasta) return;
    if (id !== undefined) {
      const used = await ctx.db
        .selectFrom('arquivo')
        .select('id')
        .where('volumeId', '=', id)
        .executeTakeFirst();
      if (used) throw refuseField('pasta', 'volume.comArquivos');
    }
    await checkFolder(ctx, pasta);
  },
  async afterSave(ctx, { id, before, after }) {
    await recountVolume(ctx.db, id);
    const { pasta } = after;
    if (before?.pasta !== pasta && !(await markFolder(ctx.db, ctx.ports.files, { id, pasta })))
      throw refuseField('pasta', 'volume.deOutro');
  },
  actions: {
    recontar: async (ctx, { record }) => {
      if (record) await recountVolume(ctx.db, record.id);
      return {};
    },
  },
};

const checkFolder = async ({ ports }: Ctx, pasta: string): Promise<void> => {
  const folder = resolve(ports.config.dataDir, pasta);
  if (pasta.split(/[\\/]/).includes('..') || (!isAbsolute(pasta) && folder === ports.config.dataDir))
    throw refuseField('pasta', 'volume.foraDaPasta');
  try {
    if (!(await exists(folder))) {
      if (!(await mayBeMade(folder, [ports.config.dataDir, ...ports.config.volumeRoots])))
        throw refuseField('pasta', 'volume.naoExiste');
      await mkdir(folder, { recursive: true });
    }
    if (!(await stat(folder)).isDirectory())
      throw refuseField('pasta', 'volume.naoServe', { motivo: mensagem('volume.motivo.arquivo') });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw refusalOf(cause as NodeJS.ErrnoException);
  }
};

const exists = async (path: string): Promise<boolean> =>
  (await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  })) !== undefined;

/** Only inside what the operator allows, and wherever its links lead: who keeps the register is not who keeps the machine. */
const mayBeMade = async (folder: string, roots: readonly string[]): Promise<boolean> => {
  let there = folder;
  while (!(await exists(there))) there = dirname(there);
  const real = resolve(await realpath(there), relative(there, folder));
  for (const root of roots) {
    if (!(await exists(root))) continue;
    const way = relative(await realpath(root), real);
    if (way !== '' && !isAbsolute(way) && way.split(sep)[0] !== '..') return true;
  }
  return false;
};

const refusalOf = ({ code = '' }: NodeJS.ErrnoException): AppError => {
  const denied = code === 'EACCES' || code === 'EPERM' || code === 'EROFS';
  const isFile = code === 'EEXIST' || code === 'ENOTDIR';
  const motivo = denied
    ? mensagem('volume.motivo.permissao')
    : isFile
      ? mensagem('volume.motivo.arquivo')
      : mensagem('volume.motivo.outro', { codigo: code });
  return refuseField('pasta', 'volume.naoServe', { motivo });
};
