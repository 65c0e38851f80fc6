import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { loadSituation, requireAllowed } from '#server/conteudo/atos/index.ts';
import { criarDocumento } from '#server/conteudo/pecas/index.ts';
import { readMinutas } from '../read-pecas.ts';

/** Puts the drafts that the person sees in order; those of others keep theirs, after them. */
export const ordenarMinutas = async (
  ctx: Ctx,
  processoId: number,
  minutas: readonly number[],
): Promise<void> => {
  requireAllowed(criarDocumento, (await loadSituation(ctx, processoId)).situation);
  const seen = new Set((await readMinutas(ctx, processoId)).map(({ id }) => id));
  if (minutas.some((id) => !seen.has(id))) throw new AppError('naoEncontrado');
  const asked = sql`${[...minutas]}::bigint[]`;
  await sql`update processo set minutas_em_ordem = ${asked} || array(
      select u.id from unnest(minutas_em_ordem) with ordinality u (id, lugar) where u.id <> all(${asked}) order by u.lugar)
    where id = ${processoId}`.execute(ctx.db);
};
