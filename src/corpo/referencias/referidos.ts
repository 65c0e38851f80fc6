import type { Node as PmNode } from '@tiptap/pm/model';
import { alvosByAncora, alvosOf, type AlvoCorpo, type TextoDe } from '#schemas/corpo/alvos-of.ts';
import type { Caminho } from '#schemas/corpo/no-corpo.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';

/** A target of references where the editor has it. */
export interface AlvoNoTexto extends AlvoCorpo {
  readonly pos: number;
}

/** Whether there is any reference or caption: without them no place needs a number. */
const needsNumbers = (doc: PmNode): boolean => {
  let found = false;
  doc.descendants((no) => {
    found ||= no.type.name === 'referencia' || no.attrs['legenda'] != null;
    return !found && !no.isText;
  });
  return found;
};

/** The targets by their anchor, and those that have a caption. */
export const numbersOf = (
  doc: PmNode,
  textoDe: TextoDe,
): { readonly byAncora: ReadonlyMap<string, AlvoCorpo>; readonly legendas: readonly AlvoNoTexto[] } => {
  if (!needsNumbers(doc)) return { byAncora: new Map(), legendas: [] };
  const corpo = doc.toJSON() as CorpoDoc;
  return {
    byAncora: alvosByAncora(corpo, textoDe),
    legendas: placed(doc, alvosOf(corpo, textoDe)).filter(
      ({ tipo }) => tipo === 'tabela' || tipo === 'figura',
    ),
  };
};

/** All that may be referred to, in reading order; tables and pictures too that have no caption yet. */
export const choicesOf = (doc: PmNode, textoDe: TextoDe): AlvoNoTexto[] =>
  placed(doc, alvosOf(doc.toJSON() as CorpoDoc, textoDe, 'todos'));

const placed = (doc: PmNode, alvos: readonly AlvoCorpo[]): AlvoNoTexto[] =>
  alvos.map((alvo) => ({ ...alvo, pos: posAt(doc, alvo.caminho) }));

/** The position before the node at a path. */
const posAt = (doc: PmNode, caminho: Caminho): number => {
  let [no, pos] = [doc, -1];
  for (const index of caminho) {
    pos += 1;
    for (let at = 0; at < index; at += 1) pos += no.child(at).nodeSize;
    no = no.child(index);
  }
  return pos;
};

/** The anchors that the text has. */
export const ancorasOf = (doc: PmNode): ReadonlySet<string> => {
  const found = new Set<string>();
  doc.descendants((no) => {
    const ancora: unknown = no.attrs['ancora'];
    if (typeof ancora === 'string') found.add(ancora);
    return !no.isText;
  });
  return found;
};

/** The node that an anchor names and its place; the first, should there be two. */
export const placeOfAncora = (doc: PmNode, ancora: string): { no: PmNode; pos: number } | undefined => {
  let found: { no: PmNode; pos: number } | undefined;
  doc.descendants((no, pos) => {
    if (!found && no.attrs['ancora'] === ancora) found = { no, pos };
    return !found && !no.isText;
  });
  return found;
};
