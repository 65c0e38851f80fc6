import { sql } from 'kysely';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { openNextTurn, placeOf, releaseSigner, tellAuthor } from '#server/conteudo/assinatura/index.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { Handover } from './handover.ts';
import { pendingSignatures } from './held.ts';
import { refuseReceiver } from './refuse-receiver.ts';

interface Pending {
  readonly id: number;
  readonly documentoId: number;
  readonly versao: number;
  readonly fase: number;
  /** Whether who receives already signs the same document. */
  readonly repetida: boolean;
}

/**
 * Pending signatures: in drafts they pass to another; in concluded documents, whose text names the person, they are
 * cancelled and the next signers have their turn.
 */
export const moveSignatures = async (ctx: Ctx, handover: Handover): Promise<void> => {
  const { rows } = await sql<Pending>`
    select s.id, s.documento_id, s.versao, c.fase, exists (
      select from documento_assinante o where o.documento_id = s.documento_id and o.versao = s.versao
        and o.usuario_id = ${handover.para} and o.situacao <> 'CANCELADO') as repetida
    from ${pendingSignatures(handover.de)} order by s.id for update of s, c`.execute(ctx.db);
  const place = rows.some(({ fase }) => fase === 0) ? await placeOf(ctx.db, handover.para) : undefined;
  for (const pending of rows) {
    if (pending.fase !== 0) await cancel(ctx, pending, handover);
    else if (pending.repetida) await remove(ctx, pending, handover);
    else if (place) await pass(ctx, pending, handover, place);
    else throw refuseReceiver('passagem.recusaDe.naoAssina');
    await releaseSigner(ctx.db, pending.documentoId, handover.de);
  }
};

const pass = async (
  ctx: Ctx,
  { id, documentoId }: Pending,
  { de, para, motivo, nomes }: Handover,
  { unidadeId, cargo }: { readonly unidadeId: number; readonly cargo: string | null },
): Promise<void> => {
  await ctx.db
    .updateTable('documentoAssinante')
    .set({ usuarioId: para, unidadeId, cargo })
    .where('id', '=', id)
    .execute();
  await grantAccess(ctx.db, documentoId, ctx.agora, [{ usuarioId: para, motivo: 'assinante' }]);
  await tell(ctx, documentoId, 'assinanteTrocado', { deUsuario: de, paraUsuario: para, ...nomes, motivo });
};

/** Who receives already signs this draft: one signature of theirs is enough. */
const remove = async (
  ctx: Ctx,
  { id, documentoId }: Pending,
  { de, motivo, nomes }: Handover,
): Promise<void> => {
  await ctx.db.deleteFrom('documentoAssinante').where('id', '=', id).execute();
  await tell(ctx, documentoId, 'assinanteRetirado', { deUsuario: de, nome: nomes.de, motivo });
};

const cancel = async (
  ctx: Ctx,
  { id, documentoId, versao }: Pending,
  { de, motivo, nomes }: Handover,
): Promise<void> => {
  await ctx.db
    .updateTable('documentoAssinante')
    .set({ situacao: 'CANCELADO' })
    .where('id', '=', id)
    .execute();
  const documento = await ctx.db
    .updateTable('conteudo')
    .set((eb) => ({
      assinaturasTotal: eb('assinaturasTotal', '-', 1),
      alteradoEm: ctx.agora,
      versao: eb('versao', '+', 1),
    }))
    .where('id', '=', documentoId)
    .returning(['id', 'numero', 'assunto', 'autorId', 'assinaturasTotal', 'assinaturasFeitas'])
    .executeTakeFirstOrThrow();
  await openNextTurn(ctx, { ...documento, versao });
  if (documento.assinaturasTotal > 0 && documento.assinaturasFeitas === documento.assinaturasTotal)
    await tellAuthor(ctx, { ...documento, versao }, { todos: true });
  await tell(ctx, documentoId, 'assinaturaCancelada', { deUsuario: de, nome: nomes.de, motivo });
};

const tell = async (
  ctx: Ctx,
  documentoId: number,
  ato: string,
  dados: Readonly<Record<string, unknown>>,
): Promise<void> => {
  await recordEvent(ctx, { cadeia: `conteudo:${documentoId}`, ato, conteudoId: documentoId, dados });
};
