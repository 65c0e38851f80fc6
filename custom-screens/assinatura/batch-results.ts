import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import type { BatchItem, BatchShow } from './use-batch.ts';

/** What is said of one that was not signed. */
export const failed =
  (motivo: string) =>
  ({ item }: BatchItem): BatchItem => ({ item, estado: 'falhou', motivo });

/** Shows what the server said of each. */
export const putResults = (put: BatchShow['put'], resultados: readonly ResultadoItem[]): void => {
  for (const { id, ok, mensagem } of resultados)
    put([id], (now) => (ok ? { item: now.item, estado: 'assinado' } : failed(mensagem ?? '')(now)));
};
