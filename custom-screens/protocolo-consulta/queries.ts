import { protocoloApi } from '#schemas/api/protocolo.ts';
import type { ArquivoProtocolo, Protocolo } from '#schemas/shapes/protocolo.ts';
import { useRead } from '#src/data/query.ts';
import { useFile } from '#src/data/use-file.ts';

const reading: readonly ArquivoProtocolo['situacao'][] = ['ESPERA', 'LENDO'];

/** The protocol, asked for again while what is written in it is being recognised. */
export const useProtocolo = (id: number) => {
  const read = useRead(protocoloApi.consultar, { params: { id } }, { ownError: true });
  const going = read.data?.arquivos.some(({ situacao }) => reading.includes(situacao)) ?? false;
  // the same read, with a clock while there is something to wait for
  useRead(
    protocoloApi.consultar,
    { params: { id } },
    { ownError: true, enabled: going, every: 4_000, quiet: true },
  );
  return read;
};

/** A file of a protocol, to be read; once its words are recognised, or somebody signed it, it comes again with that. */
export const useArquivo = ({ id, assinantes }: Protocolo, { numero, comTexto }: ArquivoProtocolo) => {
  const signed = assinantes.filter(({ situacao }) => situacao === 'ASSINADO').length;
  return useFile(
    protocoloApi.arquivo,
    { params: { id, numero } },
    { state: signed * 2 + (comTexto ? 1 : 0) },
  );
};
