import type { AnexoAssinaturas } from '#schemas/shapes/certificado.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { loadSituation, requireAllowed, standingOf } from '#server/conteudo/atos/index.ts';
import { lerAnexos } from '#server/conteudo/anexos/index.ts';
import { checkSignature } from '../check-signature.ts';
import { readTrust } from '../confianca/index.ts';
import { findAttachment, signedBy } from './find-attachment.ts';
import { formatOf } from './format-of.ts';
import { assinarAnexoRule } from './sign-attachment-rule.ts';

/** An attachment, whether the person signs it, and its signatures judged as they stand. */
export const listAttachmentChecked = async (
  ctx: Ctx,
  id: number,
  anexoId: number,
): Promise<AnexoAssinaturas> => {
  const { row, situation } = await loadSituation(ctx, id);
  requireAllowed(lerAnexos, situation);
  const file = await findAttachment(ctx.db, id, anexoId);
  const signers = await ctx.db
    .selectFrom('anexoAssinatura')
    .select(['campo', 'assinadoEm'])
    .where('anexoId', '=', anexoId)
    .execute();
  const trust = await readTrust(ctx.db);
  const found = await formatOf(file).read(ctx, file);
  const signed = await signedBy(ctx.db, anexoId, ctx.sessao.usuarioId);
  return {
    id: file.id,
    nome: file.nome,
    tipo: file.tipo,
    formato: file.formato,
    tamanho: file.tamanho,
    sha256: file.sha256.toString('hex'),
    conteudo: { id: row.id, tipo: row.tipo, rotulo: row.numero ?? row.assunto },
    assinar: signed
      ? { permitida: false, motivo: mensagem('certificado.anexo.jaAssinou') }
      : standingOf(assinarAnexoRule, situation),
    itens: found.map((signature) => {
      const recebidaEm = signers.find(({ campo }) => campo === signature.campo)?.assinadoEm;
      return checkSignature(signature, { trust, agora: ctx.agora, recebidaEm });
    }),
  };
};
