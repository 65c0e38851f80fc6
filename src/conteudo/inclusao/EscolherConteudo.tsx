import { useId } from 'react';
import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { call } from '#src/data/call.ts';
import { itemName } from '../item-name.ts';
import { PickField } from '../PickField.tsx';

/** Among what one chooses: a tab of the inbox, and which of its items may enter. */
export interface Escolha {
  readonly aba: 'unidade' | 'todos';
  readonly serve: (item: ItemCaixa) => boolean;
}

interface EscolherConteudoProps {
  readonly escolha: Escolha;
  readonly label: string;
  readonly help: string;
  /** Name of the list in the cache: another one after each item that entered. */
  readonly source: string;
  readonly onPick: (item: ItemCaixa) => void;
}

const offered = 30;

/** Chooses what enters another content, one after the other. */
export const EscolherConteudo = ({ escolha, label, help, source, onPick }: EscolherConteudoProps) => (
  <PickField<ItemCaixa>
    id={useId()}
    label={label}
    help={help}
    source={source}
    search={search(escolha)}
    value={[]}
    keyOf={({ id }) => String(id)}
    nameOf={itemName}
    detailOf={({ assunto }) => assunto}
    onChange={([item]) => item && onPick(item)}
  />
);

const search =
  ({ aba, serve }: Escolha) =>
  async (q: string, signal: AbortSignal): Promise<ItemCaixa[]> => {
    const { itens } = await call(
      caixaCentralApi.listar,
      { query: { aba, fase: 1, q, pageSize: offered } },
      { signal, quiet: true },
    );
    return itens.filter(serve);
  };
