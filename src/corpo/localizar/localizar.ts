import { Extension, type Editor } from '@tiptap/react';
import {
  NodeSelection,
  Plugin,
  PluginKey,
  TextSelection,
  type EditorState,
  type Transaction,
} from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { findInDoc, type Achado, type Busca } from './find-in-doc.ts';

interface LocalizarOptions {
  /** The person asks to look for words; `substituir` with the words to put in their place. */
  readonly onLocalizar: (substituir: boolean) => void;
}

interface Localizado {
  readonly busca: Busca | undefined;
  readonly achados: readonly Achado[];
  /** The one that is chosen; -1 while none is. */
  readonly atual: number;
}

const nothing: Localizado = { busca: undefined, achados: [], atual: -1 };
const key = new PluginKey<Localizado>('localizar');

export const localizadoOf = (state: EditorState): Localizado => key.getState(state) ?? nothing;

/** Finds words in the text, marks them all and one in particular. */
export const Localizar = Extension.create<LocalizarOptions>({
  name: 'localizar',
  addOptions: () => ({ onLocalizar: () => undefined }),
  addKeyboardShortcuts() {
    const ask = (substituir: boolean) => (): boolean => {
      this.options.onLocalizar(substituir);
      return true;
    };
    return { 'Mod-f': ask(false), 'Mod-h': ask(true) };
  },
  addProseMirrorPlugins: () => [
    new Plugin<Localizado>({
      key,
      state: {
        init: () => nothing,
        apply: (tr, known) => {
          const told = tr.getMeta(key) as Partial<Localizado> | undefined;
          if (!told && !tr.docChanged) return known;
          const busca = told && 'busca' in told ? told.busca : known.busca;
          if (!busca) return nothing;
          const achados = tr.docChanged || busca !== known.busca ? findInDoc(tr.doc, busca) : known.achados;
          return { busca, achados, atual: Math.min(told?.atual ?? known.atual, achados.length - 1) };
        },
      },
      props: {
        decorations: (state) => {
          const { achados, atual } = localizadoOf(state);
          return achados.length === 0 ? null : DecorationSet.create(state.doc, achados.map(marked(atual)));
        },
      },
    }),
  ],
});

const marked =
  (atual: number) =>
  ({ from, to, nota }: Achado, index: number): Decoration => {
    const looks = { 'data-achado': index === atual ? 'atual' : '' };
    return nota === undefined
      ? Decoration.inline(from, to, looks)
      : Decoration.node(nota, nota + 2 + (to - from), looks);
  };

/** Looks for other words, from where the cursor is; undefined ends the search. */
export const search = (editor: Editor, busca: Busca | undefined): void => {
  const { state } = editor;
  if (!busca) return editor.view.dispatch(state.tr.setMeta(key, { busca: undefined }));
  const here = state.selection.from;
  const achados = findInDoc(state.doc, busca);
  const next = achados.findIndex(({ from }) => from >= here);
  const atual = achados.length === 0 ? -1 : Math.max(next, 0);
  editor.view.dispatch(choose(state, state.tr.setMeta(key, { busca, atual }), achados[atual]));
};

/** To the next one, or the one before; after the last comes the first. */
export const step = (editor: Editor, by: 1 | -1): void => {
  const { achados, atual } = localizadoOf(editor.state);
  if (achados.length === 0) return;
  const next = (atual + by + achados.length) % achados.length;
  editor.view.dispatch(choose(editor.state, editor.state.tr.setMeta(key, { atual: next }), achados[next]));
};

const choose = (state: EditorState, tr: Transaction, achado: Achado | undefined): Transaction => {
  if (!achado) return tr;
  const { from, to, nota } = achado;
  tr.setSelection(
    nota === undefined ? TextSelection.create(state.doc, from, to) : NodeSelection.create(state.doc, nota),
  );
  return tr.scrollIntoView();
};

/** Puts words in the place of those chosen, or of all that may change, in one step to undo. @returns how many were changed */
export const replace = (
  editor: Editor,
  words: string,
  which: 'atual' | 'todas',
  mayChange: (each: Achado) => boolean,
): number => {
  const { state } = editor;
  const { achados, atual } = localizadoOf(state);
  const chosen = (which === 'todas' ? achados : achados.slice(atual, atual + 1)).filter(mayChange);
  if (chosen.length === 0) return 0;
  const { tr } = state;
  for (const { from, to } of chosen.toReversed()) {
    if (words === '') tr.delete(from, to);
    else tr.insertText(words, from, to);
  }
  editor.view.dispatch(tr.setMeta(key, { atual }));
  const { achados: left, atual: next } = localizadoOf(editor.state);
  if (left[next]) editor.view.dispatch(choose(editor.state, editor.state.tr, left[next]));
  return chosen.length;
};
