import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { getRecord, modelsInForce, registerNamed, updateRecord, viewFor } from '#server/engine/index.ts';
import { starters } from './inicios.ts';
import type { RecordOf } from '#server/engine/typed-record.ts';

/** The flow as a record; it is drawn on a page of its own. */
export const fluxo: RegisterHook<'fluxo'> = {
  /** What was typed where there were no flows names one now: it becomes the relation, and the text is no longer needed. */
  async afterSave(ctx, { after }) {
    if (after.ativo === true) for (const register of starters) await relate(ctx, register, after);
  },
  async beforeRemove(ctx, { id }) {
    const { rows } = await sql`select from fluxo_versao where fluxo_id = ${id} limit 1`.execute(ctx.db);
    if (rows.length > 0)
      throw new AppError('transicaoNaoPermitida', { motivo: mensagem('fluxo.recusa.publicado') });
  },
  actions: {
    gerenciar: (_ctx, { record }) =>
      Promise.resolve({ rota: `workflow/fluxo/gerenciar/${String(record?.id)}` }),
    estatistica: (_ctx, { record }) =>
      Promise.resolve({ rota: `workflow/fluxo/estatistica/${String(record?.id)}` }),
    migracao: (_ctx, { record }) =>
      Promise.resolve({ rota: `workflow/fluxo/migracao/${String(record?.id)}` }),
  },
};

/** Each record that names the flow as text is saved as any other save of it, with its version and its history. */
const relate = async (
  ctx: Ctx,
  register: (typeof starters)[number],
  { id, nome, codigo }: RecordOf<'fluxo'>,
): Promise<void> => {
  const models = modelsInForce();
  const view = viewFor(ctx, models, registerNamed(models, register));
  const names = [nome, codigo].map((one) => one.trim().toLowerCase());
  const { rows } = await sql<{ id: number }>`select id from ${sql.raw(view.model.from)}
    where fluxo_iniciado is null and lower(trim(fluxo)) = any(${names}) order by id`.execute(ctx.db);
  for (const one of rows) {
    const { fluxo: _, ...record } = await getRecord(ctx, view, one.id);
    await updateRecord(ctx, view, one.id, { ...record, fluxoIniciado: id });
  }
};
