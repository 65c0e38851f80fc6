import { randomUUID } from 'node:crypto';
import type { PacoteAssinatura, PacotePedido } from '#schemas/generated.ts';
import { XmlError } from '#schemas/xml/read-xml.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { prepareXades, type PreparedXades } from '#server/base/signature/xml/prepare-xades.ts';
import { loadSituation, requireAllowed } from '#server/conteudo/atos/index.ts';
import { readBase } from '../base-file.ts';
import { judgeCertificate, type Accepted } from '../judge-certificate.ts';
import { keepPackage } from '../keep-package.ts';
import { presentedIn } from '../presented-in.ts';
import { xmlCannotBeSigned } from '../refusals.ts';
import { assinarAnexoRule } from './sign-xml-rule.ts';
import { findXml, requireUnsigned } from './xml-attachment.ts';

/** The first step for an attachment in XML: its signature without a value, and what is to be signed. */
export const createXmlPackage = async (
  ctx: Ctx,
  pedido: PacotePedido,
  anexoId: number,
): Promise<PacoteAssinatura> => {
  const { row, situation } = await loadSituation(ctx, pedido.id);
  requireAllowed(assinarAnexoRule, situation);
  const base = await findXml(ctx.db, row.id, anexoId);
  await requireUnsigned(ctx.db, anexoId, ctx.sessao.usuarioId);
  const accepted = await judgeCertificate(ctx, presentedIn(pedido));
  const id = randomUUID();
  const bytes = await readBase(ctx.ports, { ...base, pasta: base.volume });
  const prepared = prepare(bytes, ctx.agora, accepted, id);
  return keepPackage(ctx, accepted, {
    id,
    documentoId: row.id,
    rotulo: base.nome,
    versao: row.versaoAtual,
    assinanteId: null,
    anexoId,
    baseSha256: base.sha256,
    cauda: prepared.signature,
    atributos: prepared.signedInfo,
    intervalo: [prepared.at],
  });
};

/** How a signature is called in the file. */
export const xmlName = (pacote: string): string => `assinatura-${pacote}`;

const prepare = (
  bytes: Buffer,
  when: Date,
  { certificate, chain }: Accepted,
  pacote: string,
): PreparedXades => {
  try {
    return prepareXades(bytes, { certificate, chain, when, id: xmlName(pacote) });
  } catch (error) {
    if (error instanceof XmlError) throw xmlCannotBeSigned();
    throw error;
  }
};
