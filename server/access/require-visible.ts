import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { actorOf, appendEvent } from '#server/events/record-event.ts';
import type { Ctx } from '#server/http/context.ts';
import { visibleContent } from './visible-content.ts';

/**
 * Refuses a content that the person may not see with the answer of one that does not exist, and keeps the
 * attempt in its chain of events.
 */
export const requireVisible = async (ctx: Ctx, conteudoId: number): Promise<void> => {
  const { rows } = await sql<{ visivel: boolean }>`
    select ${visibleContent(ctx.sessao)} as visivel from conteudo c where c.id = ${conteudoId}`.execute(
    ctx.db,
  );
  const row = rows[0];
  if (row?.visivel) return;
  if (row) await recordDenial(ctx, conteudoId);
  throw new AppError('naoEncontrado');
};

/** Outside the transaction of the act, which is about to be undone. */
const recordDenial = async (ctx: Ctx, conteudoId: number): Promise<void> => {
  await appendEvent(ctx.ports.db, actorOf(ctx.sessao), ctx.agora, {
    cadeia: `conteudo:${conteudoId}`,
    ato: 'acessoNegado',
    conteudoId,
  });
};
