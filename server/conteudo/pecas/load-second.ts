import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import { waitingAtMost } from '#server/base/db/waiting-at-most.ts';
import { loadSituation, type Loaded } from '#server/conteudo/atos/index.ts';

/**
 * How long somebody else may have it, in milliseconds: a step of a flow or another person is done with it long before. Longer than
 * the database takes to see that two wait for each other, of which it lets one go on.
 */
const patience = 4_000;

/** Loads and holds a second content, while another is held already: who has it is waited for a little, and no longer. */
export const loadSecond = async (ctx: Ctx, id: number): Promise<Loaded> => {
  // only what may be seen is held
  await loadSituation(ctx, id);
  await waitingAtMost(ctx.db, patience, () =>
    sql`select from conteudo where id = ${id} for update`.execute(ctx.db),
  );
  return loadSituation(ctx, id);
};
