import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { isAuthor } from '#server/conteudo/comentarios/index.ts';
import { requireFlow } from '../desenho/index.ts';

/** A conversation that is held, so that nobody answers what another person resolves or removes meanwhile. */
interface Held {
  readonly id: number;
  readonly elemento: string | null;
  readonly nome: string | null;
  /** Who resolved it; null while it is open. */
  readonly resolvidaPor: string | null;
  readonly fluxo: { readonly id: number; readonly nome: string };
}

interface Written {
  readonly id: number;
  readonly mencoes: readonly number[];
  readonly avisados: readonly number[];
  readonly autorId: number;
  readonly substitutoId: number | null;
  readonly criadoEm: Date;
  readonly excluidoEm: Date | null;
}

/** Somebody else did it first: the list is old, and what was typed stays with who typed it. */
export const late = (motivo: string): AppError => new AppError('transicaoNaoPermitida', { motivo });

/**
 * A flow that is held while a comment is added: two people at once must not both find room for the last one. It comes before
 * the conversation, as when a flow is removed, and leaves the key free for what refers to the flow.
 */
export const holdFlow = async (ctx: Ctx, fluxoId: number): Promise<Held['fluxo']> => {
  const fluxo = await requireFlow(ctx, fluxoId);
  await sql`select from registro.fluxo where id = ${fluxoId} for no key update`.execute(ctx.db);
  return fluxo;
};

/** Throws `AppError('transicaoNaoPermitida')` where the conversation is gone; one of another flow is gone too. */
export const holdConversa = async (ctx: Ctx, fluxoId: number, conversaId: number): Promise<Held> => {
  const fluxo = await requireFlow(ctx, fluxoId);
  const { rows } = await sql<Omit<Held, 'fluxo'>>`
    select c.id, c.elemento, c.nome, (select u.nome from registro.usuario u where u.id = c.resolvida_por) as resolvida_por
    from fluxo_conversa c where c.id = ${conversaId} and c.fluxo_id = ${fluxoId} for update of c`.execute(
    ctx.db,
  );
  if (!rows[0]) throw late(mensagem('fluxoComentarios.recusa.conversaExcluida'));
  return { ...rows[0], fluxo };
};

/** A comment that the person wrote, of a conversation that is held. Throws where it is gone, or of another person. */
export const ownComentario = async (
  { db, sessao }: Ctx,
  conversaId: number,
  comentarioId: number,
): Promise<Written> => {
  const found = await db
    .selectFrom('fluxoComentario')
    .select(['id', 'mencoes', 'avisados', 'autorId', 'substitutoId', 'criadoEm', 'excluidoEm'])
    .where('id', '=', comentarioId)
    .where('conversaId', '=', conversaId)
    .executeTakeFirst();
  if (!found || found.excluidoEm !== null) throw late(mensagem('fluxoComentarios.recusa.excluido'));
  if (!isAuthor(sessao, found)) throw new AppError('acessoNegado');
  return found;
};
