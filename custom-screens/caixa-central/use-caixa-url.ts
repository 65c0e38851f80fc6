import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSignedIn } from '#src/session/session-store.ts';
import { readCaixa, writeCaixa, type CaixaFilters, type CaixaState } from './caixa-url.ts';
import type { AnyTabName } from './tabs.ts';

export interface CaixaUrl {
  readonly state: CaixaState;
  readonly setTab: (type: AnyTabName) => void;
  readonly setFilters: (filters: Partial<CaixaFilters>) => void;
  readonly clearFilters: () => void;
  readonly setOrder: (ordem: CaixaState['ordem']) => void;
  readonly setGrouping: (agrupar: CaixaState['agrupar'], fechados: readonly string[]) => void;
  readonly setPage: (start: number) => void;
  readonly setPageSize: (pageSize: number) => void;
  /** `keep` leaves a step to come back to, where the item takes the place of the list. */
  readonly setItem: (item: string | undefined, keep?: boolean) => void;
}

/** What the inbox shows lives in its address: tab, filters, order, page and the item being read. */
export const useCaixaUrl = (): CaixaUrl => {
  const size = useSignedIn().userConfig.itensPorPagina;
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readCaixa(params, size), [params, size]);
  const change = useCallback(
    (by: Partial<CaixaState>, options?: { replace: boolean }) =>
      setParams((now) => writeCaixa({ ...readCaixa(now, size), ...by }, size), options),
    [setParams, size],
  );
  return useMemo(() => {
    // another question begins at its first page, with nothing being read
    const again = { start: 1, item: undefined };
    return {
      state,
      setTab: (type) =>
        setParams(
          writeCaixa(
            {
              type,
              query: '',
              ordem: [],
              agrupar: state.agrupar,
              fechados: [],
              pageSize: state.pageSize,
              ...again,
            },
            size,
          ),
        ),
      setFilters: (filters) => change({ ...filters, ...again }, { replace: true }),
      clearFilters: () =>
        change({
          query: '',
          marca: undefined,
          marcador: undefined,
          distribuicao: undefined,
          prazo: undefined,
          resposta: undefined,
          pecas: undefined,
          vigencia: undefined,
          prioridade: undefined,
          fase: undefined,
          ...again,
        }),
      setOrder: (ordem) => change({ ordem, ...again }),
      setGrouping: (agrupar, fechados) => change({ agrupar, fechados }, { replace: true }),
      setPage: (start) => change({ start, item: undefined }),
      setPageSize: (pageSize) => change({ pageSize, ...again }),
      setItem: (item, keep = false) => change({ item }, { replace: !keep }),
    };
  }, [state, size, change, setParams]);
};
