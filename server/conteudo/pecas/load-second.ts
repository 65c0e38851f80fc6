import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import { loadSituation, type Loaded } from '#server/conteudo/atos/index.ts';

/**
 * Loads and holds a second content, while another is held already. It does not wait for who has it, because two that wait
 * for each other would wait for good: who asks is told to ask again.
 */
export const loadSecond = async (ctx: Ctx, id: number): Promise<Loaded> => {
  // only what may be seen is held
  await loadSituation(ctx, id);
  await sql`select from conteudo where id = ${id} for update nowait`.execute(ctx.db);
  return loadSituation(ctx, id);
};
