import { acessoApi } from '#schemas/api/acesso.ts';
import { documentoApi } from '#schemas/api/documento.ts';
import { modeloPersonalizadoApi } from '#schemas/api/modelo-personalizado.ts';
import { useAct, useRead } from '#src/data/query.ts';

/** Models that the person may use, searched on the server; the former ones stay while the next come. */
export const useModelos = (busca: string, respondeA: number | undefined, formulario: boolean | undefined) =>
  useRead(
    documentoApi.modeloCombo,
    {
      query: {
        q: busca === '' ? undefined : busca,
        resposta: respondeA === undefined ? undefined : true,
        respondeA,
        formulario,
        pageSize: 100,
      },
    },
    { ownError: true, keepPrevious: true, staleTime: 60_000 },
  );

/** Those that the person or the unit kept; without them there are still the institution's. */
export const useModelosProprios = (busca: string) =>
  useRead(
    modeloPersonalizadoApi.combo,
    { query: busca === '' ? {} : { q: busca } },
    { keepPrevious: true, staleTime: 60_000 },
  );

/** Whether a document may be tied to the one that it was asked from. */
export const usePodeVincular = (id: number | undefined) =>
  useRead(
    acessoApi.criarVinculado,
    { params: { id: id ?? 0 } },
    { enabled: id !== undefined, ownError: true, staleTime: 0 },
  );

/** The document from which the new one was asked for. */
export const useVinculado = (id: number | undefined) =>
  useRead(
    documentoApi.consultar,
    { params: { a: id ?? 0, b: 0 } },
    { enabled: id !== undefined, ownError: true },
  );

export const useCriar = () => useAct(documentoApi.criar, { ownError: true });
