import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { ComentarioEscrito } from '#schemas/shapes/comentario.ts';
import type { FluxoConversaNova } from '#schemas/shapes/fluxo-comentario.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { newlyMentioned, stillEditable } from '#server/conteudo/comentarios/index.ts';
import { holdConversa, holdFlow, late, ownComentario } from './conversa.ts';
import { requireOpens, tellMentioned } from './mencoes.ts';

/** Comments of one flow. */
const mostComments = 2000;

/** Begins a conversation, about an element that is in the drawing or about the whole of it. */
export const comecarConversa = async (
  ctx: Ctx,
  fluxoId: number,
  { elemento, nome, ...written }: FluxoConversaNova,
): Promise<void> => {
  const fluxo = await holdFlow(ctx, fluxoId);
  if (elemento !== undefined) await requireDrawn(ctx, fluxoId, elemento);
  const conversa = await ctx.db
    .insertInto('fluxoConversa')
    .values({
      fluxoId,
      elemento: elemento ?? null,
      nome: elemento === undefined ? null : (nome?.trim() ?? null),
    })
    .returning(['id', 'elemento'])
    .executeTakeFirstOrThrow();
  await write(ctx, { ...conversa, fluxo }, written);
};

/** Answers in a conversation that is open. */
export const responder = async (
  ctx: Ctx,
  fluxoId: number,
  conversaId: number,
  written: ComentarioEscrito,
): Promise<void> => {
  await holdFlow(ctx, fluxoId);
  const conversa = await holdConversa(ctx, fluxoId, conversaId);
  if (conversa.resolvidaPor !== null)
    throw late(mensagem('fluxoComentarios.recusa.resolvida', { nome: conversa.resolvidaPor }));
  await write(ctx, conversa, written);
};

/** Puts one's own comment right; only who was never mentioned in it is told. */
export const alterarComentario = async (
  ctx: Ctx,
  {
    id: fluxoId,
    conversa: conversaId,
    comentario,
  }: Readonly<Record<'id' | 'conversa' | 'comentario', number>>,
  { texto, mencoes = [] }: ComentarioEscrito,
): Promise<void> => {
  await holdConversa(ctx, fluxoId, conversaId);
  const found = await ownComentario(ctx, conversaId, comentario);
  if (!stillEditable(found, ctx.agora)) throw late(mensagem('comentarios.recusa.passou'));
  const { added, told } = newlyMentioned(found, mencoes);
  await requireOpens(ctx, added);
  await ctx.db
    .updateTable('fluxoComentario')
    .set({
      texto: texto.trim(),
      mencoes: [...mencoes],
      avisados: [...found.avisados, ...told],
      editadoEm: ctx.agora,
    })
    .where('id', '=', comentario)
    .execute();
  await recordEvent(ctx, {
    cadeia: `registro:fluxo:${fluxoId}`,
    ato: 'fluxoComentarioAlterado',
    dados: { conversa: conversaId, comentario, mencionados: mencoes },
  });
  await tellMentioned(ctx, conversaId, told);
};

const write = async (
  ctx: Ctx,
  conversa: {
    readonly id: number;
    readonly elemento: string | null;
    readonly fluxo: { readonly id: number };
  },
  { texto, mencoes = [] }: ComentarioEscrito,
): Promise<void> => {
  await requireRoom(ctx, conversa.fluxo.id);
  await requireOpens(ctx, mencoes);
  const { id } = await ctx.db
    .insertInto('fluxoComentario')
    .values({
      conversaId: conversa.id,
      texto: texto.trim(),
      mencoes: [...mencoes],
      avisados: [...mencoes],
      autorId: ctx.sessao.usuarioId,
      substitutoId: ctx.sessao.substitutoId ?? null,
      unidadeId: ctx.sessao.unidadeId,
      criadoEm: ctx.agora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordEvent(ctx, {
    cadeia: `registro:fluxo:${conversa.fluxo.id}`,
    ato: 'fluxoComentado',
    dados: { conversa: conversa.id, elemento: conversa.elemento, comentario: id, mencionados: mencoes },
  });
  await tellMentioned(ctx, conversa.id, mencoes);
};

/** The screen saves before it sends: what is commented on is in the draft, and so are the elements of one never drawn. */
const requireDrawn = async ({ db }: Ctx, fluxoId: number, elemento: string): Promise<void> => {
  const { rows } = await sql<{ drawn: boolean }>`
    select position(${`id="${elemento}"`} in xml) > 0 or position(${`id='${elemento}'`} in xml) > 0 as drawn
    from fluxo_rascunho where fluxo_id = ${fluxoId}`.execute(db);
  if (rows[0]?.drawn === false) throw invalid('elemento', mensagem('fluxoComentarios.recusa.semElemento'));
};

const requireRoom = async ({ db }: Ctx, fluxoId: number): Promise<void> => {
  const { count } = await db
    .selectFrom('fluxoComentario as x')
    .innerJoin('fluxoConversa as c', 'c.id', 'x.conversaId')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('c.fluxoId', '=', fluxoId)
    .executeTakeFirstOrThrow();
  if (count >= mostComments)
    throw invalid('texto', mensagem('fluxoComentarios.recusa.muitos', { limite: String(mostComments) }));
};

const invalid = (campo: string, motivo: string): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo, mensagem: motivo }] });
