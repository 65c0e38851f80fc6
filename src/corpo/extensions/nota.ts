import { Node } from '@tiptap/react';
import { NodeSelection, Plugin, PluginKey, type EditorState } from '@tiptap/pm/state';
import type { Node as PmNode } from '@tiptap/pm/model';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { format } from '#schemas/messages/format.ts';
import { corpo as textos } from '#schemas/messages/pt-BR/corpo.ts';
import { text } from '#src/i18n/text.ts';
import { notasOf, type NotaDoCorpo } from '../notas/notas-of.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    nota: {
      /** Asks for the words of a new footnote, to stand where the cursor is. */
      askNota: () => ReturnType;
    };
  }
}

interface NotaOptions {
  /** The words of a note are asked for: of the one at this position, or of a new one. */
  readonly onNota: (at: number | undefined) => void;
  /** From the call in the text to the words of the note. */
  readonly onGo: (numero: number) => void;
}

const key = new PluginKey<DecorationSet>('nota');

/** A footnote where the text calls it. Its number is its place in the order; its words stand at the end of the sheet. */
export const Nota = Node.create<NotaOptions>({
  name: 'nota',
  group: 'inline',
  content: 'text*',
  inline: true,
  atom: true,
  selectable: true,
  draggable: false,
  addOptions: () => ({ onNota: () => undefined, onGo: () => undefined }),
  parseHTML: () => [{ tag: 'span[data-nota]' }],
  renderHTML: () => ['span', { 'data-nota': '' }, 0],
  renderText: ({ node }) => format(textos.nota, { texto: node.textContent }),
  // the text shows the call alone: the words of the note are not drawn here
  addNodeView() {
    const { onGo, onNota } = this.options;
    return ({ editor, getPos }) => {
      const dom = document.createElement('sup');
      dom.setAttribute('data-nota', '');
      dom.setAttribute('role', 'link');
      dom.addEventListener('click', () => {
        const nota = notaAt(editor.state, getPos());
        if (nota) onGo(nota.numero);
      });
      dom.addEventListener('dblclick', () => {
        if (editor.isEditable) onNota(getPos());
      });
      return { dom };
    };
  },
  addCommands() {
    return {
      askNota:
        () =>
        ({ state }) => {
          if (!state.selection.$to.parent.inlineContent) return false;
          this.options.onNota(undefined);
          return true;
        },
    };
  },
  addKeyboardShortcuts() {
    return {
      'Mod-Alt-f': ({ editor }) => editor.commands.askNota(),
      Enter: ({ editor }) => {
        const { selection } = editor.state;
        if (!(selection instanceof NodeSelection) || selection.node.type !== this.type) return false;
        this.options.onNota(selection.from);
        return true;
      },
    };
  },
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: (_config, { doc }) => numbered(doc),
        apply: (tr, shown) => (tr.docChanged ? numbered(tr.doc) : shown),
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

const notaAt = (state: EditorState, at: number | undefined): NotaDoCorpo | undefined =>
  notasOf(state.doc).find(({ pos }) => pos === at);

const numbered = (doc: PmNode): DecorationSet =>
  DecorationSet.create(
    doc,
    notasOf(doc).map(({ pos, numero, no }) =>
      Decoration.node(pos, pos + no.nodeSize, {
        'data-numero': String(numero),
        'aria-label': text('editor.nota.chamada', { n: numero, texto: no.textContent }),
        title: no.textContent,
      }),
    ),
  );
