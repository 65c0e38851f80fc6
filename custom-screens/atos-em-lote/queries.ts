import { emLoteApi } from '#schemas/api/em-lote.ts';
import type { ItensEmLoteQuery } from '#schemas/shapes/ato-em-lote.ts';
import { contentReads } from '#src/conteudo/content-reads.ts';
import { useAct, useRead } from '#src/data/query.ts';

/** While something is left to do, how far it is gets asked by the clock. */
const everyMs = 1_000;

const reads = [emLoteApi.listar, emLoteApi.consultar, emLoteApi.itens];
const refresh = { refresh: [...reads, ...contentReads] };

export const useLotes = (start: number, pageSize: number) =>
  useRead(emLoteApi.listar, { query: { start, pageSize } }, { ownError: true, keepPrevious: true });

/** A batch, asked again until it is over. */
export const useLote = (id: number, going: boolean) =>
  useRead(
    emLoteApi.consultar,
    { params: { id } },
    { ownError: true, quiet: going || undefined, every: going ? everyMs : undefined },
  );

/** A page of its items, which change while it goes on. */
export const useItens = (id: number, query: ItensEmLoteQuery, going: boolean) =>
  useRead(
    emLoteApi.itens,
    { params: { id }, query },
    { ownError: true, keepPrevious: true, quiet: going || undefined, every: going ? 2 * everyMs : undefined },
  );

export const useCancelar = () => useAct(emLoteApi.cancelar, refresh);
export const useRepetir = () => useAct(emLoteApi.repetir, refresh);
export const useDesfazer = () => useAct(emLoteApi.desfazer, refresh);
