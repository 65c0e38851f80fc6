import { defined } from '#schemas/defined.ts';
import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import type { AlcanceMarcador, Marcador, MarcadorPedido } from '#schemas/shapes/marcador.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { call } from '#src/data/call.ts';
import { inCalls } from './in-calls.ts';

/** A marker as a person writes it. */
export type MarcadorEscrito = Omit<MarcadorPedido, 'ids'>;

type Items = readonly ItemCaixa[];
type Results = readonly ResultadoItem[];

const own = { ownDenial: true } as const;

const put = (items: Items, marcador: MarcadorEscrito): Promise<void> =>
  inCalls(items, (ids) => call(caixaCentralApi.porMarcador, { body: { ids, ...marcador } }, own));
const take = (items: Items, alcance: AlcanceMarcador): Promise<void> =>
  inCalls(items, (ids) => call(caixaCentralApi.tirarMarcador, { body: { ids, alcance } }, own));

const done = (items: Items): Results =>
  items.map((item) => ({ id: item.id, ok: true, rotulo: itemName(item) }));

/** The marker that an item has of the person, or of the unit. */
export const markerOf = ({ marcadores }: ItemCaixa, alcance: AlcanceMarcador): Marcador | undefined =>
  marcadores.find((marker) => marker.alcance === alcance);

/** Puts a marker on the items, in the place of the one that each had. */
export const putMarker = async (
  items: Items,
  { marcador }: { readonly marcador?: MarcadorEscrito },
): Promise<Results> => {
  if (!marcador) return [];
  await put(items, marcador);
  return done(items);
};

export const removeMarker =
  (alcance: AlcanceMarcador) =>
  async (items: Items): Promise<Results> => {
    await take(items, alcance);
    return done(items);
  };

/** Gives back to each item the marker that it had; those that were alike go in one call. */
export const restoreMarkers = async (items: Items, alcance: AlcanceMarcador): Promise<Results> => {
  const groups = new Map<string, ItemCaixa[]>();
  for (const item of items) {
    const { cor, texto, nota } = markerOf(item, alcance) ?? {};
    const key = JSON.stringify({ cor, texto, nota });
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  for (const group of groups.values()) {
    const [first] = group;
    const former = first && markerOf(first, alcance);
    if (!former) await take(group, alcance);
    else {
      const { cor, texto, nota } = former;
      await put(group, { alcance, cor, texto, ...defined({ nota }) });
    }
  }
  return done(items);
};
