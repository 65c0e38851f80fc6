import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import { pesquisaApi } from '#schemas/api/pesquisa.ts';
import type { CaixaQuery, ItemCaixa } from '#schemas/shapes/caixa.ts';
import { call } from '#src/data/call.ts';

/** What a list shows a page of: a tab of the inbox with its filters, or a saved search. */
export type ListSource =
  | { readonly caixa: CaixaQuery }
  | { readonly pesquisa: number; readonly start: number; readonly pageSize: number };

/** The list that a content was opened from, and where in it; it travels with the entry of the history. */
interface ListPlace {
  /** Where the list is. */
  readonly voltar: string;
  readonly itens: readonly { readonly id: number; readonly tipo: number; readonly chave: string }[];
  /** Which of them is open. */
  readonly em: number;
  /** Place of the first of them in the whole list, from 1. */
  readonly primeiro: number;
  readonly total: number;
  /** Absent where the list has no other pages to be read from here. */
  readonly fonte?: ListSource;
}

/** What a page is told when it is opened from a list. */
export interface FromList {
  readonly from: string;
  readonly lugar: ListPlace;
}

/** The list that a content was opened from, if what the history holds is one, and the content is in it. */
export const placeIn = (state: unknown, id: number): ListPlace | undefined => {
  const lugar = (state as Partial<FromList> | null)?.lugar;
  const itens: ListPlace['itens'] = lugar?.itens ?? [];
  if (!lugar) return undefined;
  if (itens[lugar.em]?.id === id) return lugar;
  const em = itens.findIndex((item) => item.id === id);
  return em < 0 ? undefined : { ...lugar, em };
};

/** Two copies of one content are two items: the forwarding tells them apart. */
export const itemKey = ({ id, tramiteId }: Pick<ItemCaixa, 'id' | 'tramiteId'>): string =>
  tramiteId === undefined ? String(id) : `${id}-${tramiteId}`;

/** Whether there is one more on that side, here or on another page. */
export const hasNeighbour = ({ itens, em, primeiro, total, fonte }: ListPlace, by: -1 | 1): boolean => {
  if (itens[em + by] !== undefined) return true;
  return fonte !== undefined && (by < 0 ? primeiro > 1 : primeiro + itens.length - 1 < total);
};

/** The place beside this one; another page is read, as the list is now. */
export const neighbour = async (place: ListPlace, by: -1 | 1): Promise<ListPlace | undefined> => {
  const { itens, em, fonte } = place;
  if (itens[em + by] !== undefined) return { ...place, em: em + by };
  if (fonte === undefined) return undefined;
  const asked = 'caixa' in fonte ? fonte.caixa : fonte;
  const pageSize = asked.pageSize ?? 20;
  const start = (asked.start ?? 1) + by;
  if (start < 1) return undefined;
  const page =
    'caixa' in fonte
      ? await call(caixaCentralApi.listar, { query: { ...fonte.caixa, start } })
      : await call(pesquisaApi.itens, { params: { id: fonte.pesquisa }, query: { start, pageSize } });
  if (page.itens.length === 0) return undefined;
  const [path = '', search] = place.voltar.split('?');
  const params = new URLSearchParams(search);
  params.set('start', String(start));
  return {
    voltar: `${path}?${params.toString()}`,
    itens: page.itens.map((item) => ({ id: item.id, tipo: item.tipo, chave: itemKey(item) })),
    em: by < 0 ? page.itens.length - 1 : 0,
    primeiro: (start - 1) * pageSize + 1,
    total: page.total,
    fonte: 'caixa' in fonte ? { caixa: { ...fonte.caixa, start } } : { ...fonte, start },
  };
};
