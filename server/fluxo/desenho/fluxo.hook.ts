import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';

/** The flow as a record; it is drawn on a page of its own. */
export const fluxo: RegisterHook<'fluxo'> = {
  /** What was typed where there were no flows names one now: it becomes the relation, and the text is no longer needed. */
  async afterSave(ctx, { after: { id, nome, codigo } }) {
    const names = [nome, codigo].map((one) => one.trim().toLowerCase());
    await sql`update registro.modelo_documento set fluxo_iniciado = ${id}, fluxo = null
      where fluxo_iniciado is null and lower(trim(fluxo)) = any(${names})`.execute(ctx.db);
    await sql`update registro.tipo_documento set fluxo_iniciado = ${id}, fluxo = null
      where fluxo_iniciado is null and lower(trim(fluxo)) = any(${names})`.execute(ctx.db);
    await sql`update registro.tipo_processo set fluxo_iniciado = ${id}, fluxo = null
      where fluxo_iniciado is null and lower(trim(fluxo)) = any(${names})`.execute(ctx.db);
  },
  async beforeRemove(ctx, { id }) {
    const { rows } = await sql`select from fluxo_versao where fluxo_id = ${id} limit 1`.execute(ctx.db);
    if (rows.length > 0)
      throw new AppError('transicaoNaoPermitida', { motivo: mensagem('fluxo.recusa.publicado') });
  },
  actions: {
    gerenciar: (_ctx, { record }) =>
      Promise.resolve({ rota: `/workflow/fluxo/gerenciar/${String(record?.id)}` }),
  },
};
