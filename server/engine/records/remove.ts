import pg from 'pg';
import { AppError } from '#schemas/app-error.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import { holdsFiles } from './adopt-files.ts';
import { fullView } from './full-view.ts';
import { getRecord } from './get.ts';
import { releaseFiles } from './held-files.ts';
import { requireOwnRecord } from './organisation.ts';
import { runQuery } from './query.ts';
import { recordChange } from './save.ts';
import { sqlValues } from './sql-values.ts';
import { staleVersion } from './stale-version.ts';
import { usesOf } from './uses.ts';

/** Removes a record that nothing uses; otherwise `registroEmUso` tells where it is used. */
export const removeRecord = async (
  ctx: Ctx,
  view: RegisterView,
  id: number,
  versao: number,
): Promise<void> => {
  const { model, models } = view;
  const before = await getRecord(ctx, fullView(view), id, { lock: true });
  await requireOwnRecord(ctx, model, id);
  if (before.versao !== versao) throw await staleVersion(ctx, view, before, versao);
  await model.hook?.beforeRemove?.(ctx, before);
  const usos = await usesOf(ctx, models, model, id);
  if (usos.length > 0) throw new AppError('registroEmUso', {}, { payload: { usos } });
  const values = sqlValues();
  try {
    await runQuery(ctx, `delete from ${model.from} where id = ${values.add(id)}`, values);
  } catch (cause) {
    // Somebody began to use it between the question and the removal.
    if (cause instanceof pg.DatabaseError && cause.code === '23503')
      throw new AppError('registroEmUso', {}, { payload: { usos: [] }, cause });
    throw cause;
  }
  if (holdsFiles(model)) await releaseFiles(ctx.db, model.name, id);
  await recordChange(ctx, view, 'registroExcluido', { before, secrets: [] });
};
