import type { Node as PmNode } from '@tiptap/pm/model';

/** A footnote of a body: where it is called, and the number that its place in the order gives it. */
export interface NotaDoCorpo {
  readonly pos: number;
  readonly numero: number;
  readonly no: PmNode;
}

/** The footnotes in the order in which the text calls them, which is that of the paper. */
export const notasOf = (doc: PmNode): NotaDoCorpo[] => {
  const notas: NotaDoCorpo[] = [];
  doc.descendants((no, pos) => {
    if (no.type.name !== 'nota') return !no.isText;
    notas.push({ pos, numero: notas.length + 1, no });
    return false;
  });
  return notas;
};
