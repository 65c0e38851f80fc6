import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import type { ItemCaixa, MarcarPedido, ResultadoItem } from '#schemas/generated.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { call } from '#src/data/call.ts';
import { inCalls } from './in-calls.ts';

/** Marks contents for the person alone: so many in a call, all of them or none. */
export const markAll =
  (marks: Omit<MarcarPedido, 'ids'>) =>
  async (items: readonly ItemCaixa[]): Promise<readonly ResultadoItem[]> => {
    await inCalls(items, (ids) =>
      call(caixaCentralApi.marcar, { body: { ids, ...marks } }, { ownDenial: true }),
    );
    return items.map((item) => ({ id: item.id, ok: true, rotulo: itemName(item) }));
  };
