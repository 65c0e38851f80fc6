import { randomUUID } from 'node:crypto';
import type { PacoteAssinatura, PacotePedido } from '#schemas/shapes/certificado.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { formatInstant } from '#server/ferramentas/pdf/format-instant.ts';
import { appendSignature, rangeDigest } from '#server/ferramentas/signature/pdf/append-signature.ts';
import { PdfError } from '#server/ferramentas/signature/pdf/pdf-value.ts';
import type { SignaturePlace } from '#server/ferramentas/signature/pdf/signature-place.ts';
import { signedAttributes } from '#server/ferramentas/signature/signed-attributes.ts';
import { loadSituation } from '#server/conteudo/atos/index.ts';
import { createAttachmentPackage } from './anexo/index.ts';
import { findBase, readBase, standardOf, type BaseFile } from './base-file.ts';
import { attributesBeside } from './cms-beside.ts';
import { fieldName } from './field-name.ts';
import { judgeCertificate, type Accepted } from './judge-certificate.ts';
import { keepPackage } from './keep-package.ts';
import { wholeSignerOf } from './nuvem/index.ts';
import type { PreparedPackage } from './package.repository.ts';
import { presentedIn } from './presented-in.ts';
import { cannotBeSigned } from './refusals.ts';
import { requireSigner } from './require-signer.ts';
import { signingForm } from './signing-form.ts';

/**
 * The first step: writes the revision that the signature takes, with a hole in its place, and says what is to be signed. It is
 * bound to the file as it is, to the person and to the certificate, serves once and for some minutes.
 */
export const createPackage = async (ctx: Ctx, pedido: PacotePedido): Promise<PacoteAssinatura> => {
  const whole =
    pedido.ato === undefined ? undefined : await wholeSignerOf(ctx, pedido.ato, pedido.certificado);
  if (pedido.anexo !== undefined) return createAttachmentPackage(ctx, pedido, pedido.anexo, whole);
  const loaded = await loadSituation(ctx, pedido.id);
  await requireSigner(ctx, loaded);
  const { row } = loaded;
  const accepted = await judgeCertificate(ctx, presentedIn(pedido), { ...whole, online: false });
  const assinanteId = row.minhaAssinatura?.id ?? 0;
  const base = await findBase(ctx.db, row.id, row.versaoAtual);
  const beside = (await standardOf(ctx.db, row.id, row.versaoAtual)) === 'CADES';
  const asked = { base, accepted, assinanteId, simples: whole !== undefined };
  return keepPackage(ctx, accepted, {
    id: randomUUID(),
    documentoId: row.id,
    rotulo: row.numero ?? row.assunto,
    versao: row.versaoAtual,
    assinanteId,
    baseSha256: base.sha256,
    provedorCms: whole?.id ?? null,
    ...(await (beside ? besideFile : insideFile)(ctx, asked)),
  });
};

interface Asked {
  readonly base: BaseFile;
  readonly accepted: Accepted;
  readonly assinanteId: number;
  /** Who gives a whole signature writes its attributes. */
  readonly simples: boolean;
}

type ToSign = Pick<PreparedPackage, 'cauda' | 'atributos' | 'intervalo'>;

const insideFile = async (ctx: Ctx, { base, accepted, assinanteId, simples }: Asked): Promise<ToSign> => {
  const bytes = await readBase(ctx.ports, base);
  const lugar = await placeOf(ctx, assinanteId);
  const { policy, pbad } = await signingForm(ctx, 'PADES');
  const prepared = prepare(bytes, ctx, accepted, { lugar, assinanteId, pbad, simples });
  const digest = rangeDigest(bytes, prepared);
  const { certificate } = accepted;
  const atributos = simples ? digest : Buffer.from(signedAttributes({ digest, certificate, policy }));
  return { cauda: prepared.tail, atributos, intervalo: prepared.byteRange };
};

/** The file stays as it is, so that several may sign it at the same time. */
const besideFile = async (ctx: Ctx, { base, accepted, simples }: Asked): Promise<ToSign> => {
  const { length } = await readBase(ctx.ports, base);
  const atributos = await attributesBeside(ctx, base, accepted, simples);
  return { cauda: Buffer.alloc(0), atributos, intervalo: [0, length] };
};

const prepare = (
  bytes: Buffer,
  { agora }: Ctx,
  { julgado: { titular, cpf } }: Accepted,
  {
    lugar,
    assinanteId,
    simples,
    pbad,
  }: { lugar: SignaturePlace | undefined; assinanteId: number; simples: boolean; pbad: boolean },
): ReturnType<typeof appendSignature> => {
  try {
    return appendSignature(bytes, {
      campo: fieldName(assinanteId),
      nome: titular,
      quando: agora,
      simples,
      pbad,
      lugar,
      linhas: [
        mensagem('certificado.campo.titulo'),
        titular,
        ...(cpf === undefined ? [] : [mensagem('certificado.campo.cpf', { cpf })]),
        formatInstant(agora.toISOString()),
      ],
    });
  } catch (error) {
    if (error instanceof PdfError) throw cannotBeSigned(error);
    throw error;
  }
};

/** Where the text has the place of a signer, on the pages of its file. */
const placeOf = async ({ db }: Ctx, assinanteId: number): Promise<SignaturePlace | undefined> => {
  const row = await db
    .selectFrom('documentoAssinante as s')
    .innerJoin('documentoVersao as v', (join) =>
      join.onRef('v.documentoId', '=', 's.documentoId').onRef('v.numero', '=', 's.versao'),
    )
    .select(['s.marcador', 'v.lugares'])
    .where('s.id', '=', assinanteId)
    .executeTakeFirst();
  return row?.lugares?.[row.marcador ?? ''];
};
