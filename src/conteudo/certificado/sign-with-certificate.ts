import { certificadoApi } from '#schemas/api/certificado.ts';
import type { AssinaturaFeita, CertificadoJulgado } from '#schemas/generated.ts';
import type { Bytes } from '#schemas/der/write.ts';
import { call, callFile } from '#src/data/call.ts';
import { newActKey } from '#src/data/idempotency.ts';
import type { OpenCertificate } from './open-p12.ts';
import { requireSameFile } from './require-same-file.ts';

const toBase64 = (bytes: Bytes): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string): Bytes =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

const presented = ({ certificate, chain }: OpenCertificate) => ({
  certificado: toBase64(certificate),
  cadeia: chain.slice(0, 8).map(toBase64),
});

/** What the server says of a certificate for these documents. */
export const judge = (open: OpenCertificate, ids: readonly number[]): Promise<CertificadoJulgado> =>
  call(certificadoApi.validarAoAssinar, { body: { ids: [...ids], ...presented(open) } }, { ownDenial: true });

/**
 * Signs one document with the key in this window, after comparing what is to be signed with the file that was read.
 * @throws HttpProblem when refused, OtherFile when what was prepared is of another file
 */
export const signWithCertificate = async (
  open: OpenCertificate,
  id: number,
  shown: Blob,
): Promise<AssinaturaFeita> => {
  const prepared = await call(
    certificadoApi.criarPacote,
    { body: { id, ...presented(open) } },
    { actKey: newActKey(), ownDenial: true },
  );
  const file = await callFile(
    certificadoApi.mostrarPdf,
    { body: { pacote: prepared.pacote } },
    { ownDenial: true },
  );
  const attributes = fromBase64(prepared.atributos);
  await requireSameFile({
    attributes,
    range: prepared.intervalo,
    shown: new Uint8Array(await shown.arrayBuffer()),
    prepared: new Uint8Array(await file.blob.arrayBuffer()),
  });
  const assinatura = toBase64(await open.sign(attributes));
  return call(
    certificadoApi.entregarAssinatura,
    { body: { pacote: prepared.pacote, assinatura } },
    { actKey: newActKey(), ownDenial: true },
  );
};
