import type { AnexoAssinaturas } from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { XmlError } from '#schemas/xml/read-xml.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { xmlSignaturesOf, type XmlSignature } from '#server/base/signature/xml/xml-signatures.ts';
import { loadSituation, requireAllowed, standingOf } from '#server/conteudo/atos/index.ts';
import { lerAnexos } from '#server/conteudo/anexos/index.ts';
import { readBase } from '../base-file.ts';
import { checkSignature } from '../check-signature.ts';
import { xmlCannotBeSigned } from '../refusals.ts';
import { readTrust } from '../trust-material.ts';
import { assinarAnexoRule } from './sign-xml-rule.ts';
import { findXml, signedBy } from './xml-attachment.ts';

/** An attachment in XML, whether the person signs it, and its signatures judged as they stand in it. */
export const listXmlChecked = async (ctx: Ctx, id: number, anexoId: number): Promise<AnexoAssinaturas> => {
  const { row, situation } = await loadSituation(ctx, id);
  requireAllowed(lerAnexos, situation);
  const file = await findXml(ctx.db, id, anexoId);
  const signers = await ctx.db
    .selectFrom('anexoAssinatura')
    .select(['campo', 'assinadoEm'])
    .where('anexoId', '=', anexoId)
    .execute();
  const trust = await readTrust(ctx.db);
  const found = read(await readBase(ctx.ports, { ...file, pasta: file.volume }));
  const signed = await signedBy(ctx.db, anexoId, ctx.sessao.usuarioId);
  return {
    id: file.id,
    nome: file.nome,
    tamanho: file.tamanho,
    sha256: file.sha256.toString('hex'),
    conteudo: { id: row.id, tipo: row.tipo, rotulo: row.numero ?? row.assunto },
    assinar: signed
      ? { permitida: false, motivo: mensagem('certificado.xml.jaAssinou') }
      : standingOf(assinarAnexoRule, situation),
    itens: found.map((signature) => {
      const recebidaEm = signers.find(({ campo }) => campo === signature.campo)?.assinadoEm;
      return checkSignature(signature, { trust, agora: ctx.agora, ...(recebidaEm ? { recebidaEm } : {}) });
    }),
  };
};

const read = (bytes: Buffer): readonly XmlSignature[] => {
  try {
    return xmlSignaturesOf(bytes);
  } catch (error) {
    if (error instanceof XmlError) throw xmlCannotBeSigned();
    throw error;
  }
};
