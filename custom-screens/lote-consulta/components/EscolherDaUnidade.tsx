import { useId } from 'react';
import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { PickField } from '#src/conteudo/PickField.tsx';
import { call } from '#src/data/call.ts';
import { useText } from '#src/i18n/use-text.ts';

interface EscolherDaUnidadeProps {
  /** Name of the list in the cache: another one after each item that entered. */
  readonly source: string;
  readonly onPick: (item: ItemCaixa) => void;
}

const offered = 30;

/** Chooses what enters a lot among what the unit holds and may send, one after the other. */
export const EscolherDaUnidade = ({ source, onPick }: EscolherDaUnidadeProps) => {
  const text = useText();
  return (
    <PickField<ItemCaixa>
      id={useId()}
      label={text('loteTela.incluir.escolher')}
      help={text('loteTela.incluir.escolherAjuda')}
      source={source}
      search={searchUnit}
      value={[]}
      keyOf={({ id }) => String(id)}
      nameOf={itemName}
      detailOf={({ assunto }) => assunto}
      onChange={([item]) => item && onPick(item)}
    />
  );
};

const searchUnit = async (q: string, signal: AbortSignal): Promise<ItemCaixa[]> => {
  const { itens } = await call(
    caixaCentralApi.listar,
    { query: { aba: 'unidade', fase: 1, q, pageSize: offered } },
    { signal, quiet: true },
  );
  return itens.filter(({ tipo, acoes }) => tipo !== tipoConteudo.lote && acoes.includes('tramitar'));
};
