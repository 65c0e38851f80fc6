import { AppError } from '#schemas/app-error.ts';
import { DerError } from '#schemas/der/read.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import type { Certificate } from '#server/ferramentas/signature/certificate.ts';
import { readPem } from '#server/ferramentas/signature/pem.ts';
import { allowedFetch, readProxy } from '#server/instalacao/conexao/index.ts';
import { readPublishedList, type PublishedList } from '../confianca/index.ts';

/** The largest known of those that are published has some tens of megabytes. */
const largestList = 48 * 1_048_576;

/** Why no list came, in words for people. */
export class NoList extends Error {}

/**
 * The list that an authority publishes at an address, once it was found to be of its key.
 * @throws NoList with the reason
 */
export const fetchList = async (
  { db, ports: { config } }: JobContext,
  address: string,
  authority: Certificate,
): Promise<PublishedList> => {
  const ask = allowedFetch({
    allowed: config.allowedConnections,
    authority: null,
    proxy: await readProxy(db, config.key),
    milliseconds: 60_000,
    mostBytes: largestList,
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
  const list = readList(Buffer.from(await response.arrayBuffer()));
  if (!list.madeBy(authority)) throw new NoList(mensagem('certificado.autoridade.listaDeOutra'));
  if (!list.inteira) throw new NoList(mensagem('certificado.autoridade.listaParcial'));
  return list;
};

/** Some publish it as text. */
const readList = (bytes: Buffer): PublishedList => {
  try {
    return readPublishedList(bytes[0] === 0x30 ? bytes : readPem(bytes.toString('latin1'), 'X509 CRL'));
  } catch (error) {
    if (error instanceof DerError) throw new NoList(mensagem('certificado.lista.ilegivel'), { cause: error });
    throw error;
  }
};
