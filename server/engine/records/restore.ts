import type { Ctx } from '#server/base/http/context.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import { fullView } from './full-view.ts';
import { getRecord } from './get.ts';
import { pastRecord } from './past-record.ts';
import type { RegisterRecord } from './record.ts';
import { updateRecord } from './update.ts';

/**
 * Writes a record back as it was at a version, by the same path as any change: what was valid then may not be now, fields that
 * the person may not write stay, and the version that was read must be the current one.
 */
export const restoreRecord = async (
  ctx: Ctx,
  view: RegisterView,
  id: number,
  { versao, versaoAtual }: { readonly versao: number; readonly versaoAtual: number },
): Promise<RegisterRecord> => {
  const current = await getRecord(ctx, fullView(view), id, { lock: true });
  // A stale version is told by the update itself, whatever is sent with it.
  const past = current.versao === versaoAtual ? await pastRecord(ctx, view, current, versao) : {};
  const own = view.writable.flatMap(({ name }): [string, unknown][] =>
    past[name] === undefined ? [] : [[name, past[name]]],
  );
  return updateRecord(ctx, view, id, { ...Object.fromEntries(own), versao: versaoAtual }, {}, past);
};
