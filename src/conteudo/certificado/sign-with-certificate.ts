import { defined } from '#schemas/defined.ts';
import { anexoApi } from '#schemas/api/anexo.ts';
import { certificadoApi } from '#schemas/api/certificado.ts';
import type {
  AssinaturaCalculada,
  AssinaturaFeita,
  CertificadoJulgado,
  PacoteAssinatura,
  PacotePedido,
  PodeAssinarCertificado,
} from '#schemas/shapes/certificado.ts';
import type { HsmAssinar } from '#schemas/shapes/certificado-nuvem.ts';
import type { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { Bytes } from '#schemas/der/write.ts';
import { fromBase64, toBase64 } from '#src/data/base64.ts';
import { call, callFile } from '#src/data/call.ts';
import { newActKey } from '#src/data/idempotency.ts';
import type { CertificateAtHand, NamedThing, SignedThing, SigningKey } from './certificate-at-hand.ts';
import { digestLength, requireSameBytes, requireSameFile, OtherFile } from './require-same-file.ts';
import { decodeXml } from '#schemas/xml/decode-xml.ts';
import { contentToSign, wholeFileDigest } from '#schemas/xml/signed-content.ts';

/**
 * Compares what the key is about to sign with the XML that the person read: the digest inside it is of that file, whole, with
 * nothing but signatures left out.
 * @throws OtherFile
 */
const requireSameXml = async (signedInfo: Bytes, shown: Bytes): Promise<void> => {
  const said = wholeFileDigest(new TextDecoder().decode(signedInfo));
  const content = new TextEncoder().encode(contentToSign(decodeXml(shown).document));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  if (said !== btoa(String.fromCharCode(...digest))) throw new OtherFile();
};

const presented = ({ certificate, chain }: CertificateAtHand): PresentedCertificate => ({
  certificado: toBase64(certificate),
  cadeia: chain.slice(0, 8).map(toBase64),
});

/** A certificate and its authorities, in base64. */
export type PresentedCertificate = Pick<PacotePedido, 'certificado' | 'cadeia'>;

/** What the server says of a certificate for what is to be signed. */
export const judge = (
  certificate: CertificateAtHand,
  { id, anexo }: SignedThing,
): Promise<CertificadoJulgado> =>
  call(
    certificadoApi.validarAoAssinar,
    { body: { ids: [id], anexo, ...presented(certificate) } },
    { ownDenial: true },
  );

/** Which of several documents the person signs with a certificate, and why not the others. */
export const whoSigns = (ids: readonly number[]): Promise<PodeAssinarCertificado> =>
  call(certificadoApi.validarNaConsulta, { body: { ids: [...ids] } }, { ownDenial: true });

/**
 * Signs one thing, after comparing what is to be signed with the file that was read.
 * @throws HttpProblem when refused, OtherFile when what was prepared is of another file, AgentProblem when the token does not sign
 */
export const signWithCertificate = async (
  certificate: CertificateAtHand,
  thing: NamedThing,
  shown: Blob,
): Promise<AssinaturaFeita> => {
  const key = certificate.begin([thing]);
  try {
    return await call(
      certificadoApi.entregarAssinatura,
      { body: await valueFor({ certificate, key }, thing, shown) },
      { actKey: newActKey(), ownDenial: true },
    );
  } finally {
    key.end();
  }
};

/** A certificate, and its key that began to sign. */
export interface Begun {
  readonly certificate: CertificateAtHand;
  readonly key: SigningKey;
}

/** The same for a document of a batch: its file is fetched as it is now, and the value is not yet given. */
export const valueForDocument = async (begun: Begun, id: number): Promise<AssinaturaCalculada> => {
  const shown = await callFile(certificadoApi.mostrarPdf, { body: { id } }, { ownDenial: true });
  return valueFor(begun, { id }, shown.blob);
};

/** Gives the one value of an attachment. */
export const submitValue = (value: AssinaturaCalculada): Promise<AssinaturaFeita> =>
  call(certificadoApi.entregarAssinatura, { body: value }, { actKey: newActKey(), ownDenial: true });

/** Gives the values of several documents at once. */
export const submitValues = (assinaturas: AssinaturaCalculada[]): Promise<ResultadoLote> =>
  call(certificadoApi.assinarEmLote, { body: { assinaturas } }, { actKey: newActKey(), ownDenial: true });

/** What begins attributes in DER; what is signed of an XML begins as text. */
const setTag = 0x31;

/** What is prepared of something for a key that is elsewhere, after the same comparison: the package to be signed there. */
export const packageInCloud = async (
  presented: PresentedCertificate,
  { id, anexo }: SignedThing,
  ato?: number,
): Promise<string> => {
  const shown =
    anexo === undefined
      ? await callFile(certificadoApi.mostrarPdf, { body: { id } }, { ownDenial: true })
      : await callFile(anexoApi.baixar, { params: { id, anexoId: anexo } }, { ownDenial: true });
  const thing = { id, ...defined({ ato, anexo }) };
  return (await prepareFor(presented, thing, shown.blob)).pacote;
};

/** The same of a file that is on the screen. */
export const packageOf = async (
  presented: PresentedCertificate,
  thing: SignedThing,
  shown: Blob,
): Promise<string> => (await prepareFor(presented, thing, shown)).pacote;

/** A certificate of the person in the HSM of the institution. */
export interface HsmCertificate {
  readonly provedor: number;
  readonly presented: PresentedCertificate;
}

/** Has the HSM sign what was prepared, once the server knows the person by what they typed: each thing has its result. */
export const signInHsm = (
  { provedor }: HsmCertificate,
  pacotes: string[],
  proof: Pick<HsmAssinar, 'senha' | 'codigo'>,
): Promise<ResultadoLote> =>
  call(
    certificadoApi.hsmAssinar,
    { body: { provedor, pacotes, ...proof } },
    { actKey: newActKey(), ownDenial: true },
  );

const valueFor = async (
  { certificate, key }: Begun,
  thing: SignedThing,
  shown: Blob,
): Promise<AssinaturaCalculada> => {
  const { pacote, signed } = await prepareFor(presented(certificate), thing, shown);
  return { pacote, assinatura: toBase64(await key.sign(signed, thing)) };
};

/** Nothing is given to a key before it was found to be of the file that was read. */
const prepareFor = async (
  certificate: PresentedCertificate,
  { id, anexo, ato }: SignedThing & { readonly ato?: number },
  shown: Blob,
): Promise<{ pacote: string; signed: Bytes }> => {
  const prepared = await call(
    certificadoApi.criarPacote,
    {
      body: {
        id,
        anexo,
        ato,
        ...certificate,
      },
    },
    { actKey: newActKey(), ownDenial: true },
  );
  const signed = fromBase64(prepared.atributos);
  const read = new Uint8Array(await shown.arrayBuffer());
  if (anexo === undefined && prepared.intervalo.length > 2) await requireSamePdf(prepared, signed, read);
  else if (signed.length === digestLength || signed[0] === setTag) await requireSameBytes(signed, read);
  else await requireSameXml(signed, read);
  return { pacote: prepared.pacote, signed };
};

const requireSamePdf = async (
  { pacote, intervalo }: PacoteAssinatura,
  attributes: Bytes,
  shown: Bytes,
): Promise<void> => {
  const file = await callFile(certificadoApi.mostrarPdf, { body: { pacote } }, { ownDenial: true });
  const prepared = new Uint8Array(await file.blob.arrayBuffer());
  await requireSameFile({ attributes, range: intervalo, shown, prepared });
};
