import { numberDispositivos, type Passo, type TipoDispositivo } from '#schemas/corpo/dispositivos.ts';
import { readNumero, type NumeroEscrito } from '../dispositivos/typed-number.ts';
import { isBullet, readSigns, type NumeroDeLista, type SinalLido } from './list-sign.ts';

/** A paragraph that a word processor numbers by itself. */
export interface ItemDeFora extends SinalLido {
  readonly paragraph: HTMLElement;
  /** Which list of the file it is of, and how deep. */
  readonly list: string;
  readonly level: number;
}

/** What becomes of it: a part of a norm, an item of a list, or words that begin with the number that was printed. */
export type Lugar =
  | {
      readonly as: 'dispositivo';
      readonly tipo: TipoDispositivo;
      readonly inicio: number | undefined;
      /** As it is written here. */
      readonly escrito: string;
    }
  | { readonly as: 'numerado'; readonly numero: NumeroDeLista }
  | { readonly as: 'marcado' }
  | { readonly as: 'texto' };

/** Decides for each what it becomes, so that every number stays what was printed. `antes` is what the text already has before it. */
export const choosePlaces = (
  items: readonly ItemDeFora[],
  antes: readonly Passo[],
): ReadonlyMap<ItemDeFora, Lugar> => {
  const numbers = listNumbers(items);
  const places = new Map<ItemDeFora, Lugar>();
  const parts: { readonly item: ItemDeFora; readonly escrito: NumeroEscrito; readonly passos: Passo[] }[] =
    [];
  let holder: { readonly escrito: NumeroEscrito; readonly item: ItemDeFora } | undefined;
  let clause: readonly number[] = [];
  let between: Element | undefined;
  const headings = [...(items[0]?.paragraph.ownerDocument.querySelectorAll('h1, h2, h3, h4') ?? [])];
  const lettered = letteredLists(items);
  for (const item of items) {
    const escrito = isBullet(item.written)
      ? undefined
      : dispositivoOf(item, numbers.get(item), holder, clause);
    const isLetter = escrito?.tipo === 'inciso' && !(item.roman ?? !lettered.has(keyOf(item)));
    if (escrito && !isLetter) {
      parts.push({ item, escrito, passos: stepsBetween(between, item.paragraph, headings) });
      between = item.paragraph;
      holder = { escrito, item };
      clause = clauseAfter(clause, escrito);
      continue;
    }
    const numero = numbers.get(item);
    if (isBullet(item.written)) places.set(item, { as: 'marcado' });
    else if (numero && !isHeading(item.paragraph)) places.set(item, { as: 'numerado', numero });
    else places.set(item, { as: 'texto' });
    if (numero) holder = undefined;
  }
  for (const [item, lugar] of asWritten(parts, antes)) places.set(item, lugar);
  return places;
};

export const isHeading = ({ tagName }: Element): boolean => /^H[1-6]$/.test(tagName);

const keyOf = ({ list, level }: ItemDeFora): string => `${list} ${level}`;

/** Where one sign with a dash is no Roman number, the others are letters too: `C –` after `B –`. */
const letteredLists = (items: readonly ItemDeFora[]): ReadonlySet<string> =>
  new Set(items.filter(({ written }) => /^[A-Z]\s*[-–—]$/.test(written) && !readNumero(written)).map(keyOf));

/** The numbers of one level of one list are read together. */
const listNumbers = (items: readonly ItemDeFora[]): ReadonlyMap<ItemDeFora, NumeroDeLista | undefined> => {
  const groups = new Map<string, ItemDeFora[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  const read = new Map<ItemDeFora, NumeroDeLista | undefined>();
  for (const group of groups.values()) {
    const numbers = readSigns(group);
    group.forEach((item, index) => void read.set(item, numbers[index]));
  }
  return read;
};

const dispositivoOf = (
  item: ItemDeFora,
  numero: NumeroDeLista | undefined,
  holder: { readonly escrito: NumeroEscrito; readonly item: ItemDeFora } | undefined,
  clause: readonly number[],
): NumeroEscrito | undefined => {
  const escrito = readNumero(item.written);
  switch (escrito?.tipo) {
    case undefined:
      return undefined;
    case 'alinea':
      return holder && numero?.type === 'a' ? { tipo: 'alinea', valor: numero.value } : undefined;
    case 'item':
      return holder && ['alinea', 'item'].includes(holder.escrito.tipo) && holder.item.list === item.list
        ? escrito
        : undefined;
    case 'subclausula':
    case 'subclausula2':
      return escrito.sob?.every((each, index) => each === clause[index]) === true ? escrito : undefined;
    default:
      return escrito;
  }
};

/** The number of the clause and of its part that are open. */
const clauseAfter = (clause: readonly number[], { tipo, valor, sob }: NumeroEscrito): readonly number[] => {
  if (tipo === 'artigo') return [];
  if (tipo === 'clausula' || tipo === 'clausulaNumeral') return [valor ?? 1];
  return tipo === 'subclausula' ? [...(sob ?? []), valor ?? 1] : clause;
};

const apart = 'blockquote, td, th';

/** Headings between two parts begin the small ones again; a quotation or a cell counts apart. */
const stepsBetween = (before: Element | undefined, here: Element, headings: readonly Element[]): Passo[] => {
  const passos: Passo[] = [];
  const [old, now] = [before?.closest(apart) ?? null, here.closest(apart)];
  if (old !== now && old) passos.push({ tipo: 'fecha' });
  const parted = headings.some(
    (heading) =>
      (!before || follows(before, heading)) && follows(heading, here) && heading.closest(apart) === now,
  );
  if (parted) passos.push({ tipo: 'titulo' });
  if (old !== now && now) passos.push({ tipo: 'abre' });
  return passos;
};

const follows = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Where the count would give another number than was printed, the part says from which it goes on. */
const asWritten = (
  parts: readonly {
    readonly item: ItemDeFora;
    readonly escrito: NumeroEscrito;
    readonly passos: readonly Passo[];
  }[],
  antes: readonly Passo[],
): ReadonlyMap<ItemDeFora, Lugar> => {
  const inicios: (number | undefined)[] = parts.map(() => undefined);
  const before = antes.filter(({ tipo }) => !['titulo', 'abre', 'fecha'].includes(tipo)).length;
  const count = () =>
    numberDispositivos([
      ...antes,
      ...parts.flatMap(({ escrito, passos }, index) => [
        ...passos,
        { tipo: escrito.tipo, inicio: inicios[index] },
      ]),
    ]).slice(before);
  let numbered = count();
  parts.forEach(({ escrito }, index) => {
    const { valor, numero } = numbered[index] ?? { valor: 0, numero: '' };
    const wanted = escrito.valor ?? 1;
    const said = escrito.tipo !== 'paragrafo' || escrito.valor === undefined || numero.startsWith('§');
    if (valor === wanted && said) return;
    inicios[index] = wanted;
    numbered = count();
  });
  return new Map(
    parts.map(({ item, escrito }, index): [ItemDeFora, Lugar] => {
      const only = escrito.tipo === 'paragrafo' && escrito.valor === undefined;
      // one that was called the only one, and is not
      if (only && numbered[index]?.numero.startsWith('§') === true) return [item, { as: 'texto' }];
      const { numero = '' } = numbered[index] ?? {};
      return [item, { as: 'dispositivo', tipo: escrito.tipo, inicio: inicios[index], escrito: numero }];
    }),
  );
};
