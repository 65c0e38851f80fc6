import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import type { ItemCaixa, MarcarPedido, ResultadoItem } from '#schemas/generated.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { call } from '#src/data/call.ts';

/** How many the server marks in one call. */
const most = 100;

/** Marks contents for the person alone: so many in a call, all of them or none. */
export const markAll =
  (marks: Omit<MarcarPedido, 'ids'>) =>
  async (items: readonly ItemCaixa[]): Promise<readonly ResultadoItem[]> => {
    // a content that waits twice, as a charge and as a copy, is one
    const ids = [...new Set(items.map(({ id }) => id))];
    for (let from = 0; from < ids.length; from += most)
      await call(
        caixaCentralApi.marcar,
        { body: { ids: ids.slice(from, from + most), ...marks } },
        { ownDenial: true },
      );
    return items.map((item) => ({ id: item.id, ok: true, rotulo: itemName(item) }));
  };
