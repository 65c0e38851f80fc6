import { useCallback } from 'react';
import { documentoApi } from '#schemas/api/documento.ts';
import { useRead } from '#src/data/query.ts';

const none: readonly string[] = [];

/** What the person wrote in the markers of documents of the same model; without an answer nothing is missing but the suggestion. */
export const useValoresUsados = (id: number, enabled: boolean): ((chave: string) => readonly string[]) => {
  const { data } = useRead(
    documentoApi.valoresUsados,
    { params: { id } },
    { enabled, quiet: true, ownError: true, staleTime: 300_000 },
  );
  return useCallback((chave) => data?.itens.find((one) => one.chave === chave)?.valores ?? none, [data]);
};
