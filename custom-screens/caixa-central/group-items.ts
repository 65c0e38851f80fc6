import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { daysBetween, formatDay, formatLongDay, isoDay } from '#src/i18n/dates.ts';
import { text } from '#src/i18n/text.ts';

/** What the rows of a page may be put together by. */
export const agrupamentos = ['dia', 'unidade', 'tipo', 'prazo', 'marcador'] as const;
export type Agrupamento = (typeof agrupamentos)[number];

/** Rows under one heading. */
export interface ItemGroup {
  readonly key: string;
  readonly title: string;
  readonly items: readonly ItemCaixa[];
}

interface Place {
  readonly key: string;
  readonly title: string;
}

/** Days ahead that are near (visual language, deadline). */
const near = 3;
const prazos = ['atrasado', 'hoje', 'proximos', 'depois', 'sem'] as const;

const prazoOf = ({ prazo }: ItemCaixa, now: Date): (typeof prazos)[number] => {
  if (prazo === undefined) return 'sem';
  const days = daysBetween(now, prazo);
  if (days < 0) return 'atrasado';
  if (days === 0) return 'hoje';
  return days <= near ? 'proximos' : 'depois';
};

const dayTitle = (day: string, now: Date): string => {
  const ago = daysBetween(day, now);
  if (ago === 0) return text('exibicaoCaixa.grupos.hoje');
  if (ago === 1) return text('exibicaoCaixa.grupos.ontem');
  return ago > 0 && ago < 7 ? formatLongDay(day) : formatDay(day);
};

/** What an item stands under; nothing where it has none of it. */
const placeOf = (by: Agrupamento, item: ItemCaixa, sent: boolean, now: Date): Place => {
  const none: Place = { key: 'sem', title: text(`exibicaoCaixa.grupos.sem.${by}`) };
  switch (by) {
    case 'dia': {
      const day = isoDay(item.desde);
      return { key: day, title: dayTitle(day, now) };
    }
    case 'unidade': {
      const unit = sent ? item.paraUnidade : item.deUnidade;
      return unit ? { key: String(unit.id), title: `${unit.sigla} · ${unit.nome}` } : none;
    }
    case 'tipo': {
      const name = item.tipoDocumento ?? item.tipoProcesso;
      return name === undefined
        ? { key: `t${item.tipo}`, title: text(`caixa.tipos.${item.tipo as 1}`) }
        : { key: name, title: name };
    }
    case 'prazo': {
      const key = prazoOf(item, now);
      return { key, title: text(`exibicaoCaixa.grupos.prazos.${key}`) };
    }
    case 'marcador': {
      const [marker] = item.marcadores;
      return marker ? { key: `${marker.cor} ${marker.texto}`, title: marker.texto } : none;
    }
  }
};

/**
 * The rows at hand under their headings, each in the order in which they came. Headings follow the first of their rows; those
 * of deadlines have an order of their own, and what has none of it comes last.
 */
export const groupItems = (
  items: readonly ItemCaixa[],
  by: Agrupamento,
  { sent = false, now = new Date() }: { readonly sent?: boolean; readonly now?: Date } = {},
): readonly ItemGroup[] => {
  const groups = new Map<
    string,
    { readonly key: string; readonly title: string; readonly items: ItemCaixa[] }
  >();
  for (const item of items) {
    const place = placeOf(by, item, sent, now);
    const group = groups.get(place.key) ?? { ...place, items: [] };
    group.items.push(item);
    groups.set(place.key, group);
  }
  const rank = ({ key }: ItemGroup): number =>
    by === 'prazo' ? prazos.findIndex((each) => each === key) : key === 'sem' ? 1 : 0;
  return [...groups.values()].sort((a, b) => rank(a) - rank(b));
};
