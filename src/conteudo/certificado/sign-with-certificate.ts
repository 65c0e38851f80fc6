import { certificadoApi } from '#schemas/api/certificado.ts';
import type { AssinaturaFeita, CertificadoJulgado, PacoteAssinatura } from '#schemas/generated.ts';
import type { Bytes } from '#schemas/der/write.ts';
import { call, callFile } from '#src/data/call.ts';
import { newActKey } from '#src/data/idempotency.ts';
import type { OpenCertificate } from './open-p12.ts';
import { requireSameFile } from './require-same-file.ts';
import { requireSameXml } from './require-same-xml.ts';

const toBase64 = (bytes: Bytes): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string): Bytes =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

const presented = ({ certificate, chain }: OpenCertificate) => ({
  certificado: toBase64(certificate),
  cadeia: chain.slice(0, 8).map(toBase64),
});

/** What is signed: a document, or an attachment in XML of a content. */
export interface SignedThing {
  readonly id: number;
  readonly anexo?: number;
}

/** What the server says of a certificate for what is to be signed. */
export const judge = (open: OpenCertificate, { id, ...rest }: SignedThing): Promise<CertificadoJulgado> =>
  call(
    certificadoApi.validarAoAssinar,
    { body: { ids: [id], ...rest, ...presented(open) } },
    { ownDenial: true },
  );

/**
 * Signs with the key in this window, after comparing what is to be signed with the file that was read.
 * @throws HttpProblem when refused, OtherFile when what was prepared is of another file
 */
export const signWithCertificate = async (
  open: OpenCertificate,
  thing: SignedThing,
  shown: Blob,
): Promise<AssinaturaFeita> => {
  const prepared = await call(
    certificadoApi.criarPacote,
    { body: { ...thing, ...presented(open) } },
    { actKey: newActKey(), ownDenial: true },
  );
  const signed = fromBase64(prepared.atributos);
  const read = new Uint8Array(await shown.arrayBuffer());
  if (thing.anexo === undefined) await requireSamePdf(prepared, signed, read);
  else await requireSameXml(signed, read);
  const assinatura = toBase64(await open.sign(signed));
  return call(
    certificadoApi.entregarAssinatura,
    { body: { pacote: prepared.pacote, assinatura } },
    { actKey: newActKey(), ownDenial: true },
  );
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
