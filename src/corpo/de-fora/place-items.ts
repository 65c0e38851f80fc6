import type { Passo } from '#schemas/corpo/dispositivos.ts';
import { choosePlaces, isHeading, type ItemDeFora, type Lugar } from './choose-places.ts';
import { changedForm, type FormaMudada } from './changed-form.ts';
import type { NumeroDeLista } from './list-sign.ts';

/** What became of the numbers that another program wrote by itself. */
export interface NumerosTrazidos {
  /** Those that are only words now. */
  readonly comoTexto: number;
  /** Those that are written in another form here. */
  readonly formas: readonly FormaMudada[];
}

/**
 * Gives each numbered paragraph of a page the form that the editor reads: a part of a norm, an item of a true list, or
 * words that begin with their printed number.
 */
export const placeItems = (items: readonly ItemDeFora[], antes: readonly Passo[]): NumerosTrazidos => {
  const places = choosePlaces(items, antes);
  const lists = new ListBuilder();
  const formas: FormaMudada[] = [];
  let comoTexto = 0;
  for (const item of items) {
    const lugar = places.get(item) ?? { as: 'texto' };
    if (lugar.as === 'texto' || (lugar.as === 'numerado' && !lists.takes(item, lugar.numero))) {
      item.paragraph.prepend(`${item.written} `);
      comoTexto += 1;
      continue;
    }
    const forma = changedForm(item.written, lugar);
    if (forma) formas.push(forma);
    if (lugar.as === 'dispositivo') asDispositivo(item.paragraph, lugar);
    // a heading has no bullet
    else if (lugar.as === 'numerado' || !isHeading(item.paragraph))
      lists.add(item, lugar.as === 'numerado' ? lugar.numero : undefined);
  }
  return { comoTexto, formas };
};

const asDispositivo = (
  paragraph: HTMLElement,
  { tipo, inicio }: Extract<Lugar, { as: 'dispositivo' }>,
): void => {
  const page = paragraph.ownerDocument;
  const place = page.createElement('p');
  place.setAttribute('data-dispositivo', tipo);
  if (inicio !== undefined) place.setAttribute('data-inicio', String(inicio));
  if (/text-align:\s*(center|right)/.test(paragraph.getAttribute('style') ?? ''))
    place.setAttribute('style', paragraph.getAttribute('style') ?? '');
  const words = isHeading(paragraph) ? page.createElement('strong') : place;
  words.append(...paragraph.childNodes);
  if (words !== place) place.append(words);
  paragraph.replaceWith(place);
};

interface Aberta {
  readonly list: HTMLElement;
  readonly level: number;
  readonly type: string;
  last: number;
}

/** True lists in place of paragraphs that only look like items; each stays apart from the others, and each number is what it was. */
class ListBuilder {
  private open: Aberta[] = [];
  private of = '';
  private end: Element | undefined;

  /** Whether a list can write this number: one that says the numbers of its holders needs them around it. */
  takes(item: ItemDeFora, { type, above }: NumeroDeLista): boolean {
    if (type !== '1.1') return true;
    const holders = this.goesOn(item) ? this.open.filter(({ level }) => level < item.level) : [];
    return (
      holders.length === above?.length &&
      holders.every(({ last, type: each }, index) => last === above[index] && each.startsWith('1'))
    );
  }

  add(item: ItemDeFora, numero: NumeroDeLista | undefined): void {
    const { paragraph, level } = item;
    const page = paragraph.ownerDocument;
    if (!this.goesOn(item)) this.open = [];
    while ((this.open.at(-1)?.level ?? -1) > level) this.open.pop();
    const type = numero?.type ?? '';
    let current = this.open.at(-1);
    const same = current?.level === level && current.type === type;
    if (!current || !same || (numero && current.last + 1 !== numero.value)) {
      if (current?.level === level) this.open.pop();
      const holder = this.open.at(-1)?.list.lastElementChild ?? undefined;
      const list = listFor(page, numero);
      if (holder) holder.append(list);
      else paragraph.before(list);
      if (!holder) this.end = list;
      current = { list, level, type, last: (numero?.value ?? 1) - 1 };
      this.open.push(current);
    }
    current.last += 1;
    const entry = page.createElement('li');
    paragraph.removeAttribute('style');
    current.list.append(entry);
    entry.append(paragraph);
    this.of = item.list;
  }

  /** Of the same list, with nothing in between. */
  private goesOn({ list, paragraph }: ItemDeFora): boolean {
    return this.of === list && this.end !== undefined && paragraph.previousElementSibling === this.end;
  }
}

const listFor = (page: Document, numero: NumeroDeLista | undefined): HTMLElement => {
  const list = page.createElement(numero ? 'ol' : 'ul');
  if (numero && numero.type !== '1') list.setAttribute('type', numero.type);
  if (numero && numero.value !== 1) list.setAttribute('start', String(numero.value));
  return list;
};
