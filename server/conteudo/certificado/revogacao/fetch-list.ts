import { AppError } from '#schemas/app-error.ts';
import { DerError } from '#schemas/der/read.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import type { Certificate } from '#server/base/signature/certificate.ts';
import { readPem } from '#server/base/signature/pem.ts';
import { readRevocationList, type RevocationList } from '#server/base/signature/revocation-list.ts';
import { allowedFetch, readProxy } from '#server/instalacao/conexao/index.ts';

/** Why no list came, in words for people. */
export class NoList extends Error {}

export interface FetchedList {
  readonly der: Buffer;
  readonly list: RevocationList;
}

/**
 * The list that an authority publishes at an address, once it was found to be of its key.
 * @throws NoList with the reason
 */
export const fetchList = async (
  { db, ports: { config } }: JobContext,
  address: string,
  authority: Certificate,
): Promise<FetchedList> => {
  const ask = allowedFetch({
    allowed: config.allowedConnections,
    authority: null,
    proxy: await readProxy(db, config.key),
    milliseconds: 30_000,
    // what comes is signed by the authority, whatever the way that it took
    plain: true,
  });
  const response = await ask(address, { method: 'GET', headers: {}, body: undefined }).catch(
    (cause: unknown) => {
      const motivo = cause instanceof AppError ? cause.data['motivo'] : undefined;
      throw new NoList(typeof motivo === 'string' ? motivo : mensagem('certificado.lista.semResposta'), {
        cause,
      });
    },
  );
  if (response.status !== 200)
    throw new NoList(mensagem('certificado.lista.status', { status: String(response.status) }));
  const read = readList(Buffer.from(await response.arrayBuffer()));
  if (!read.list.madeBy(authority)) throw new NoList(mensagem('certificado.autoridade.listaDeOutra'));
  return read;
};

/** Some publish it as text. */
const readList = (bytes: Buffer): FetchedList => {
  try {
    const der = bytes[0] === 0x30 ? bytes : readPem(bytes.toString('latin1'), 'X509 CRL');
    return { der, list: readRevocationList(der) };
  } catch (error) {
    if (error instanceof DerError) throw new NoList(mensagem('certificado.lista.ilegivel'), { cause: error });
    throw error;
  }
};
