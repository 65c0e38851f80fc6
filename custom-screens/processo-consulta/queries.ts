import { documentoApi } from '#schemas/api/documento.ts';
import { processoApi } from '#schemas/api/processo.ts';
import type { Peca } from '#schemas/generated.ts';
import { useRead } from '#src/data/query.ts';
import { useFile } from '#src/data/use-file.ts';

export const useProcesso = (id: number) =>
  useRead(processoApi.consultar, { params: { id } }, { ownError: true });

/** The PDF of a piece, in the version that is joined. */
export const usePdfDaPeca = ({ conteudo }: Peca) =>
  useFile(
    documentoApi.visualizar,
    { params: { a: conteudo?.id ?? 0, b: conteudo?.numeroVersao ?? 0 } },
    { state: conteudo?.assinaturas?.feitas ?? 0 },
  );
