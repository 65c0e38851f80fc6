import { documentoApi } from '#schemas/api/documento.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import { useRead } from '#src/data/query.ts';
import { useFile } from '#src/data/use-file.ts';

/** The present version of a document, or an older one by its number. */
export const useDocumento = (id: number, versao: number) =>
  useRead(documentoApi.consultar, { params: { a: id, b: versao } }, { ownError: true });

/** The PDF of what is on the screen; signing and cancelling change it, so the state of the record is part of it. */
export const usePdfDoDocumento = (documento: Documento) => {
  const { id, numeroVersao, versao, fase } = documento;
  return useFile(
    documentoApi.visualizar,
    { params: { a: id, b: fase === 0 ? 0 : numeroVersao } },
    { state: versao },
  );
};
