import type { Node as PmNode } from '@tiptap/pm/model';
import { foldInPlace } from '#schemas/fold.ts';

/** What is looked for. */
export interface Busca {
  readonly termo: string;
  /** Capitals and accents count. */
  readonly exata: boolean;
}

/** Where it stands. */
export interface Achado {
  readonly from: number;
  readonly to: number;
  /** In the words of the footnote whose call is here. */
  readonly nota?: number;
  /** In what the model fixed. */
  readonly fixo: boolean;
}

/** Stands for what is no text: nothing that is looked for goes over it. */
const gap = '\ufffc';

/** Every place of the words, in reading order, whatever their marks; none of two shares a letter. */
export const findInDoc = (doc: PmNode, { termo, exata }: Busca): Achado[] => {
  const wanted = folded(termo, exata);
  if (wanted === '') return [];
  const found: Achado[] = [];
  const look = (no: PmNode, start: number, rest: Pick<Achado, 'nota' | 'fixo'>): void => {
    const text = folded(textOf(no), exata);
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length))
      found.push({ from: start + at, to: start + at + wanted.length, ...rest });
  };
  const visit = (parent: PmNode, before: number, fixo: boolean): void =>
    parent.forEach((no, offset) => {
      const pos = before + offset;
      const inside = fixo || no.type.name === 'fixo';
      if (no.type.name === 'nota') look(no, pos + 1, { nota: pos, fixo: inside });
      else if (no.isTextblock) {
        look(no, pos + 1, { fixo: inside });
        visit(no, pos + 1, inside);
      } else if (!no.isLeaf) visit(no, pos + 1, inside);
    });
  visit(doc, 0, false);
  return found.sort((one, other) => one.from - other.from);
};

const textOf = (parent: PmNode): string => {
  let text = '';
  parent.forEach((no) => {
    text += no.isText ? (no.text ?? '') : gap.repeat(no.nodeSize);
  });
  return text;
};

/** As many letters as the text has, so that a place in one is a place in the other. */
const folded = (text: string, exata: boolean): string =>
  (exata ? text : foldInPlace(text)).replaceAll('\u00a0', ' ');
