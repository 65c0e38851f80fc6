import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { isAbsolute, resolve } from 'node:path';
import type { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { recountVolume } from '#server/base/files/occupancy.ts';
import { markFolder } from '#server/base/files/volume-mark.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { refuseField } from '#server/engine/refuse-field.ts';

/** A volume: a folder that the server can write, which does not change under the files that are there. */
export const volume: RegisterHook = {
  async beforeSave(ctx, { id, before, values }) {
    const pasta = String(values['pasta']);
    if (before?.['pasta'] === pasta) return;
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
    const pasta = String(after['pasta']);
    if (before?.['pasta'] !== pasta && !(await markFolder(ctx.db, ctx.ports.files, { id, pasta })))
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
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw refusalOf(cause as NodeJS.ErrnoException);
  }
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
