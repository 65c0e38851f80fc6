import type { Editor } from '@tiptap/react';
import { alvosByAncora, legendaOf } from '#schemas/corpo/alvos-of.ts';
import { dispositivosVazios } from '#schemas/corpo/dispositivos-vazios.ts';
import type { Caminho } from '#schemas/corpo/no-corpo.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { isDescrita, type ImagemAttrs } from './imagem-attrs.ts';

/**
 * Selects what the server pointed at: the first picture without description, the first reference that lost its place, the part
 * without words, or the character without glyph.
 */
export const focusProblem = (
  editor: Editor,
  { codigo, texto }: { readonly codigo: string; readonly texto: string },
): boolean => {
  if (codigo === 'imagemSemDescricao')
    return selectFirst(editor, (node) =>
      node.type.name === 'image' && !isDescrita(node.attrs as ImagemAttrs) ? [0, node.nodeSize] : undefined,
    );
  if (codigo === 'referenciaPerdida') {
    const alvos = alvosByAncora(editor.state.doc.toJSON() as CorpoDoc, () => '…');
    return selectFirst(editor, (node) =>
      node.type.name === 'referencia' && !alvos.has(String(node.attrs['alvo']))
        ? [0, node.nodeSize]
        : undefined,
    );
  }
  if (codigo === 'dispositivoVazio') {
    const empty = dispositivosVazios(editor.state.doc.toJSON() as CorpoDoc);
    const one = empty.find(({ rotulo }) => texto.endsWith(`: ${rotulo}`)) ?? empty[0];
    return one !== undefined && selectInside(editor, one.caminho);
  }
  const code = /U\+([0-9A-F]{4,6})/.exec(texto)?.[1];
  if (code === undefined) return false;
  const char = String.fromCodePoint(Number.parseInt(code, 16));
  return selectFirst(editor, (node) => {
    if (legendaOf(node.attrs).includes(char)) return [0, node.nodeSize];
    const at = node.text?.indexOf(char) ?? -1;
    return at < 0 ? undefined : [at, at + char.length];
  });
};

/** Where its words are to be written. */
const selectInside = (editor: Editor, caminho: Caminho): boolean => {
  let node = editor.state.doc;
  let at = 0;
  for (const index of caminho) {
    for (let before = 0; before < index; before += 1) at += node.child(before).nodeSize;
    node = node.child(index);
    at += 1;
  }
  return editor.chain().setTextSelection(at).focus().scrollIntoView().run();
};

type Node = Parameters<Parameters<Editor['state']['doc']['descendants']>[0]>[0];

const selectFirst = (
  editor: Editor,
  find: (node: Node) => readonly [from: number, to: number] | undefined,
): boolean => {
  let place: { from: number; to: number; whole: boolean } | undefined;
  editor.state.doc.descendants((node, pos, parent) => {
    const found = place ? undefined : find(node);
    // the words of a note are not in the sheet: its call is chosen
    const nota = found && parent?.type.name === 'nota' ? editor.state.doc.resolve(pos).before() : undefined;
    if (nota !== undefined) place = { from: nota, to: nota, whole: true };
    else if (found) place = { from: pos + found[0], to: pos + found[1], whole: !node.isText };
    return place === undefined;
  });
  if (!place) return false;
  const { from, to, whole } = place;
  const chain = editor.chain();
  (whole ? chain.setNodeSelection(from) : chain.setTextSelection({ from, to }))
    .focus()
    .scrollIntoView()
    .run();
  return true;
};
