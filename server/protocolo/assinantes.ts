import type { FieldError } from '#schemas/app-error.ts';
import type { AssinaturaProtocoloPedido } from '#schemas/shapes/protocolo.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import {
  dayRefusal,
  listSigners,
  nameSigner,
  releaseSigner,
  signerOr,
  signingDeadline,
} from '#server/conteudo/assinatura/index.ts';

/** A protocol has one version: its file is replaced only while nobody signed it. */
const versao = 1;
/** Protocols are signed with certificates only. */
const estrategia = 'DIGITAL';

const wrong = (campo: string, key: 'padrao' | 'assinantes' | 'assinanteRepetido'): FieldError => ({
  campo: `assinatura.${campo}`,
  mensagem: mensagem(`protocolo.recusa.${key}`),
});

/** What is wrong with the signatures that are asked for, of a content of that degree of secrecy. */
export const signatureErrors = async (
  ctx: Ctx,
  assinatura: AssinaturaProtocoloPedido | undefined,
  sigilo: number,
): Promise<FieldError[]> => {
  if (!assinatura) return [];
  const { padrao, assinantes } = assinatura;
  if (padrao !== undefined && assinantes.length === 0) return [wrong('assinantes', 'assinantes')];
  if (padrao === undefined && assinantes.length > 0) return [wrong('padrao', 'padrao')];
  const errors: FieldError[] = [];
  for (const [at, { usuarioId, prazo }] of assinantes.entries()) {
    const campo = `assinatura.assinantes.${at}`;
    if (assinantes.findIndex((one) => one.usuarioId === usuarioId) < at)
      errors.push(wrong(`assinantes.${at}`, 'assinanteRepetido'));
    const place = await signerOr(ctx, { usuarioId, estrategia, sigilo, deUnidadeId: ctx.sessao.unidadeId });
    if (typeof place === 'string') errors.push({ campo, mensagem: place });
    const day = prazo === undefined ? undefined : dayRefusal(ctx, prazo);
    if (day !== undefined) errors.push({ campo, mensagem: day });
  }
  return errors;
};

/** Makes those who are asked, in their order, the signers of a protocol that was not concluded. */
export const keepSigners = async (
  ctx: Ctx,
  id: number,
  { padrao, assinantes }: AssinaturaProtocoloPedido,
): Promise<void> => {
  const { db } = ctx;
  await db
    .updateTable('protocolo')
    .set({ padraoAssinatura: padrao ?? null })
    .where('id', '=', id)
    .execute();
  const former = await listSigners(ctx, id, versao);
  for (const { id: assinanteId, usuario } of former) {
    if (assinantes.some(({ usuarioId }) => usuarioId === usuario.id)) continue;
    await db.deleteFrom('documentoAssinante').where('id', '=', assinanteId).execute();
    await releaseSigner(db, id, usuario.id);
  }
  for (const [at, { usuarioId, prazo: day }] of assinantes.entries()) {
    const place = await signerOr(ctx, {
      usuarioId,
      estrategia,
      sigilo: 0,
      deUnidadeId: ctx.sessao.unidadeId,
    });
    if (typeof place === 'string') continue;
    const prazo = day === undefined ? null : await signingDeadline(ctx, place.unidadeId, day);
    const ordem = at + 1;
    const known = former.find(({ usuario }) => usuario.id === usuarioId);
    if (known)
      await db.updateTable('documentoAssinante').set({ ordem, prazo }).where('id', '=', known.id).execute();
    else
      await nameSigner(ctx, { id, versao }, place, { usuarioId, estrategia, marcador: null, ordem, prazo });
  }
};
