import { findParentNode, type Editor } from '@tiptap/react';
import { dispositivoOf } from '../extensions/dispositivo.ts';
import { numbersIn } from './numbers-in.ts';

const listOf = (editor: Editor): ReturnType<ReturnType<typeof findParentNode>> =>
  findParentNode(({ type }) => type.name === 'orderedList')(editor.state.selection);

/** The number that the part or the list of the cursor has now. */
export const inicioOf = (editor: Editor): number => {
  const here = dispositivoOf(editor.state);
  if (here) return numbersIn(editor.state.doc).find(({ pos }) => pos === here.pos)?.valor ?? 1;
  return Number(listOf(editor)?.node.attrs['start'] ?? 1);
};

/** From where the part or the list of the cursor goes on. */
export const setInicio = (editor: Editor, inicio: number): boolean => {
  if (dispositivoOf(editor.state)) return editor.commands.setInicio(inicio);
  const list = listOf(editor);
  if (!list) return false;
  editor.view.dispatch(
    editor.state.tr.setNodeAttribute(list.pos, 'continua', null).setNodeAttribute(list.pos, 'start', inicio),
  );
  return true;
};
