import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { rememberList } from '#src/conteudo/list-memory.ts';
import type { FromList, ListSource } from '#src/conteudo/list-place.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { caixaQuery, writeCaixa, type CaixaState } from './caixa-url.ts';
import { itemKey } from './item-key.ts';
import { searchIdOf } from './tabs.ts';

interface OwnPlace {
  /** The list as it is now, without the item that is read in it. */
  readonly address: string;
  /** What the page of an item is told of the list. */
  readonly stateOf: (item: ItemCaixa) => FromList;
  readonly remember: (item: ItemCaixa) => void;
}

/** Where the list is and what it holds, for the pages that are opened from it and for coming back. */
export const useListPlace = (state: CaixaState, items: readonly ItemCaixa[], total: number): OwnPlace => {
  const { pathname } = useLocation();
  const size = useSignedIn().userConfig.itensPorPagina;
  const address = `${pathname}?${writeCaixa({ ...state, item: undefined }, size).toString()}`;
  const keys = useMemo(
    () => items.map((item) => ({ id: item.id, tipo: item.tipo, chave: itemKey(item) })),
    [items],
  );
  const { start, pageSize } = state;
  const pesquisa = searchIdOf(state.type);
  const fonte: ListSource =
    pesquisa === undefined ? { caixa: caixaQuery(state) } : { pesquisa, start, pageSize };
  const remember = useCallback(
    (item: ItemCaixa) => rememberList(address, { chave: itemKey(item) }),
    [address],
  );
  return {
    address,
    remember,
    stateOf: (item) => ({
      from: address,
      lugar: {
        voltar: address,
        itens: keys,
        em: keys.findIndex(({ chave }) => chave === itemKey(item)),
        primeiro: (start - 1) * pageSize + 1,
        total,
        fonte,
      },
    }),
  };
};
