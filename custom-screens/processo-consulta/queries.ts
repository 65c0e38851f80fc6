import { documentoApi } from '#schemas/api/documento.ts';
import { pecaApi } from '#schemas/api/peca.ts';
import { processoApi } from '#schemas/api/processo.ts';
import { protocoloApi } from '#schemas/api/protocolo.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Peca } from '#schemas/shapes/processo-pecas.ts';
import { useRead } from '#src/data/query.ts';
import { useFile } from '#src/data/use-file.ts';

export const useProcesso = (id: number) =>
  useRead(processoApi.consultar, { params: { id } }, { ownError: true });

/** A piece that is a file, or a thing. */
export const usePecaArquivo = ({ conteudo }: Peca) =>
  useRead(
    pecaApi.consultar,
    { params: { id: conteudo?.id ?? 0 } },
    { ownError: true, enabled: conteudo?.tipo === tipoConteudo.peca },
  );

/** The PDF of a piece, in the version that is joined. */
export const usePdfDaPeca = ({ conteudo }: Peca) => {
  const { id = 0, tipo, numeroVersao = 0 } = conteudo ?? {};
  const scanned = tipo === tipoConteudo.arquivoDigital;
  const documento = useFile(
    documentoApi.visualizar,
    { params: { a: id, b: numeroVersao } },
    { enabled: !scanned && tipo !== tipoConteudo.peca, state: conteudo?.assinaturas?.feitas ?? 0 },
  );
  const protocolo = useFile(
    protocoloApi.arquivo,
    { params: { id, numero: numeroVersao } },
    { enabled: scanned },
  );
  return scanned ? protocolo : documento;
};
