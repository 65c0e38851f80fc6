import type { RegisterHook } from '#server/engine/hook.ts';
import { oneAtATime } from '#server/base/db/one-at-a-time.ts';
import { recountVolume } from '#server/base/files/occupancy.ts';
import { markFolder } from '#server/base/files/volume-mark.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { checkFolder, refusedFolder } from './check-folder.ts';

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
    // two that look at once see neither the other, and one would be made inside the other
    await oneAtATime(ctx, 'volume');
    await checkFolder(ctx, pasta, id);
  },
  async afterSave(ctx, { id, before, after }) {
    await recountVolume(ctx.db, id);
    const { pasta } = after;
    if (before?.pasta !== pasta && !(await markFolder(ctx.db, ctx.ports.files, { id, pasta })))
      throw refusedFolder();
  },
  actions: {
    recontar: async (ctx, { record }) => {
      if (record) await recountVolume(ctx.db, record.id);
      return {};
    },
  },
};
