import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import { pesquisaApi } from '#schemas/api/pesquisa.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { tellRead } from '#src/conteudo/tell-read.ts';
import { readKey } from '#src/data/query.ts';

/**
 * What the person opens is read from then on, to them alone. The rows at hand change at once, without asking for the list
 * at each step down it.
 */
export const useMarkRead = (): ((item: ItemCaixa) => Promise<void>) => {
  const client = useQueryClient();
  return useCallback(
    async ({ id, lido }) => {
      if (lido) return;
      for (const list of [caixaCentralApi.listar, pesquisaApi.itens])
        client.setQueriesData<Page<ItemCaixa>>(
          { queryKey: readKey(list) },
          (page) =>
            page && {
              ...page,
              itens: page.itens.map((item) => (item.id === id ? { ...item, lido: true } : item)),
            },
        );
      await tellRead(
        id,
        () => void client.invalidateQueries({ queryKey: readKey(caixaCentralApi.contadores) }),
      );
    },
    [client],
  );
};
