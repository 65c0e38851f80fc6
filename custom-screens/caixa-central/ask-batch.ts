import { emLoteApi } from '#schemas/api/em-lote.ts';
import type { AtoEmLote, AtoEmLotePedido } from '#schemas/shapes/ato-em-lote.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import { call } from '#src/data/call.ts';
import { newActKey } from '#src/data/idempotency.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { text } from '#src/i18n/text.ts';
import type { Asked } from './actions.ts';
import type { WholeFilter } from './whole-filter.ts';

/** Asks the server for one act over several contents: those chosen, or all of a filter. */
export const askBatch = (
  ato: string,
  items: readonly ItemCaixa[],
  whole: WholeFilter | undefined,
  { motivo, usuarioId, unidadeId }: Asked,
): Promise<AtoEmLote> => {
  const body: AtoEmLotePedido = {
    ato,
    // a content that waits twice, as a charge and as a copy, is one
    ...(whole ? { caixa: whole.caixa } : { ids: [...new Set(items.map(({ id }) => id))] }),
    motivo,
    usuarioId,
    unidadeId,
  };
  return call(emLoteApi.pedir, { body }, { actKey: newActKey(), ownDenial: true });
};

/** The results of a batch that was done at once; undefined of one that goes on. */
export const resultsOf = (
  { itens }: AtoEmLote,
  items: readonly ItemCaixa[],
): readonly ResultadoItem[] | undefined =>
  itens?.map(({ id, situacao, rotulo, codigo, mensagem }) => {
    const known = items.find((item) => item.id === id);
    return {
      id,
      ok: situacao === 'FEITO',
      rotulo: known ? itemName(known) : (rotulo ?? text('atoEmLote.foraDoAlcance', { id })),
      codigo,
      mensagem,
    };
  });

/** Takes back what a batch did. */
export const undoBatch = async ({ id }: AtoEmLote): Promise<void> =>
  void (await call(emLoteApi.desfazer, { params: { id } }, { actKey: newActKey(), ownDenial: true }));
