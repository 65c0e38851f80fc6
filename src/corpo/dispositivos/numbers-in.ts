import type { Node as PmNode } from '@tiptap/pm/model';
import {
  numberDispositivos,
  type Dispositivo,
  type Passo,
  type TipoDispositivo,
} from '#schemas/corpo/dispositivos.ts';
import { isApart, passoOf } from '#schemas/corpo/dispositivos-of.ts';

interface DispositivoNoTexto extends Dispositivo {
  readonly pos: number;
  readonly size: number;
}

/** What the text has before this place, for what enters there to go on from it. */
export const stepsBefore = (doc: PmNode, place: number): Passo[] => {
  const passos: Passo[] = [];
  const visit = (parent: PmNode, before: number): void =>
    parent.forEach((no, offset) => {
      const pos = before + offset;
      if (pos >= place) return;
      // an empty paragraph gives its place to what enters
      if (pos + no.nodeSize > place && no.isTextblock && no.childCount === 0) return;
      const passo = passoOf(no.type.name, no.attrs);
      if (passo) passos.push(passo);
      if (no.isTextblock || no.isLeaf) return;
      const apart = isApart(no.type.name);
      if (apart) passos.push({ tipo: 'abre' });
      visit(no, pos + 1);
      if (apart && pos + no.nodeSize <= place) passos.push({ tipo: 'fecha' });
    });
  visit(doc, 0);
  return passos;
};

/** The numbered parts of the text of an editor, in order; `as` reads one paragraph as if it were of another kind. */
export const numbersIn = (
  doc: PmNode,
  as?: { readonly pos: number; readonly tipo: TipoDispositivo },
): DispositivoNoTexto[] => {
  const passos: Passo[] = [];
  const places: { pos: number; size: number }[] = [];
  const visit = (parent: PmNode, before: number): void =>
    parent.forEach((no, offset) => {
      const pos = before + offset;
      const passo = as?.pos === pos ? { tipo: as.tipo, inicio: undefined } : passoOf(no.type.name, no.attrs);
      if (passo) passos.push(passo);
      if (passo && passo.tipo !== 'titulo') places.push({ pos, size: no.nodeSize });
      if (no.isTextblock || no.isLeaf) return;
      const apart = isApart(no.type.name);
      if (apart) passos.push({ tipo: 'abre' });
      visit(no, pos + 1);
      if (apart) passos.push({ tipo: 'fecha' });
    });
  visit(doc, 0);
  if (places.length === 0) return [];
  return numberDispositivos(passos).flatMap((dispositivo, index) => {
    const place = places[index];
    return place ? [{ ...dispositivo, ...place }] : [];
  });
};
