import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import { emLoteApi } from '#schemas/api/em-lote.ts';
import { transferenciaApi } from '#schemas/api/transferencia.ts';
import type { UnidadeTransferencia } from '#schemas/shapes/transferencia.ts';
import { call } from '#src/data/call.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { askedFilter, type Filtro } from './filtro.ts';

export interface Pagina {
  readonly page: number;
  readonly pageSize: number;
}

/** What a unit holds, of a filter, a page at a time. */
export const useConteudos = (deUnidadeId: number | undefined, filtro: Filtro, { page, pageSize }: Pagina) =>
  useRead(
    transferenciaApi.conteudos,
    {
      query: {
        deUnidadeId: deUnidadeId ?? 0,
        ...askedFilter(filtro),
        start: page,
        pageSize,
      },
    },
    { ownError: true, enabled: deUnidadeId !== undefined, keepPrevious: true, staleTime: 0 },
  );

/** Units whose name holds what was typed; what receives has to be in use. */
export const searchUnidades = async (
  q: string,
  onlyActive: boolean,
  signal: AbortSignal,
): Promise<UnidadeTransferencia[]> => {
  const { itens } = await call(
    transferenciaApi.unidades,
    { query: { q, pageSize: 50 } },
    { signal, quiet: true },
  );
  return onlyActive ? itens.filter(({ ativo }) => ativo) : itens;
};

/** Asks for the transfer; the refusal is shown in its own place. */
export const useTransferir = () =>
  useAct(transferenciaApi.pedir, {
    ownError: true,
    refresh: [
      transferenciaApi.conteudos,
      emLoteApi.listar,
      caixaCentralApi.listar,
      caixaCentralApi.contadores,
    ],
  });
