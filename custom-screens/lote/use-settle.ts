import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { emLoteApi } from '#schemas/api/em-lote.ts';
import type { AtoEmLote } from '#schemas/generated.ts';
import { useRefreshContent } from '#src/conteudo/use-refresh-content.ts';
import { readKey } from '#src/data/query.ts';

/** When a batch that went on is over, its items and what it changed are asked once more. */
export const useSettle = (situacao: AtoEmLote['situacao'] | undefined): void => {
  const client = useQueryClient();
  const refresh = useRefreshContent();
  const before = useRef(situacao);
  useEffect(() => {
    const ended = before.current === 'EM_ANDAMENTO' && situacao !== 'EM_ANDAMENTO';
    before.current = situacao;
    if (!ended) return;
    void client.invalidateQueries({ queryKey: readKey(emLoteApi.itens) });
    void refresh();
  }, [situacao, client, refresh]);
};
