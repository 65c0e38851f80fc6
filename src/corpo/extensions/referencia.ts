import { defined } from '#schemas/defined.ts';
import { findParentNode, Node, type Editor } from '@tiptap/react';
import { NodeSelection, Plugin, PluginKey } from '@tiptap/pm/state';
import type { Node as PmNode } from '@tiptap/pm/model';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { textoLegenda, type TextoDe } from '#schemas/corpo/alvos-of.ts';
import { corpo as textos } from '#schemas/messages/pt-BR/corpo.ts';
import { text } from '#src/i18n/text.ts';
import { numbersOf, type AlvoNoTexto } from '../referencias/referidos.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    referencia: {
      /** Asks what a new reference names, to stand where the cursor is. */
      askReferencia: () => ReturnType;
      /** Asks for the caption of the table around the cursor. */
      askLegenda: () => ReturnType;
    };
  }
}

interface ReferenciaOptions {
  /** What the reference at this position names is asked for; of a new one without it. */
  readonly onReferencia: (at: number | undefined) => void;
  /** To what a reference names. */
  readonly onGo: (ancora: string) => void;
  /** The caption of the table or picture at this position is to be written. */
  readonly onLegenda: (at: number) => void;
  /** The words of a marker inside a heading. */
  readonly textoDe: TextoDe;
}

const key = new PluginKey<DecorationSet>('referencia');

/** Numbers are told again although the text is the same: the values of its markers changed. */
export const renumber = (editor: Editor): void =>
  editor.view.dispatch(editor.state.tr.setMeta(key, true).setMeta('addToHistory', false));

/** What a reference says now, by what the text is now. */
const rotuloReferencia = (doc: PmNode, ancora: string, textoDe: TextoDe): string | undefined =>
  numbersOf(doc, textoDe).byAncora.get(ancora)?.rotulo;

/** A reference to a numbered item, heading, note, table or picture of the same text, which says what that is now. */
export const Referencia = Node.create<ReferenciaOptions>({
  name: 'referencia',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  draggable: false,
  addOptions: () => ({
    onReferencia: () => undefined,
    onGo: () => undefined,
    onLegenda: () => undefined,
    textoDe: () => '…',
  }),
  addAttributes: () => ({
    alvo: {
      default: null,
      parseHTML: (element: HTMLElement) => element.dataset['referencia'] ?? null,
      renderHTML: ({ alvo }: Record<string, unknown>) => ({ 'data-referencia': alvo }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-referencia]' }],
  renderHTML({ node, HTMLAttributes }) {
    return ['span', HTMLAttributes, saidBy(this.editor, node, this.options.textoDe)];
  },
  renderText({ node }) {
    return saidBy(this.editor, node, this.options.textoDe);
  },
  // the words are those of the place, told by the decorations
  addNodeView() {
    const { onGo, onReferencia } = this.options;
    return ({ editor, getPos, node }) => {
      const dom = document.createElement('span');
      dom.setAttribute('data-referencia', '');
      dom.setAttribute('role', 'link');
      let ancora = String(node.attrs['alvo']);
      dom.addEventListener('click', (event) => {
        if (editor.isEditable && !event.ctrlKey && !event.metaKey) onReferencia(getPos());
        else onGo(ancora);
      });
      return {
        dom,
        update: (changed) => {
          ancora = String(changed.attrs['alvo']);
          return changed.type === node.type;
        },
      };
    };
  },
  addCommands() {
    return {
      askReferencia:
        () =>
        ({ state }) => {
          if (!state.selection.$to.parent.inlineContent) return false;
          this.options.onReferencia(undefined);
          return true;
        },
      askLegenda:
        () =>
        ({ state: { selection } }) => {
          const table = findParentNode(({ type }) => type.name === 'table')(selection);
          if (table) this.options.onLegenda(table.pos);
          return table !== undefined;
        },
    };
  },
  addKeyboardShortcuts() {
    return {
      'Mod-Alt-r': ({ editor }) => editor.commands.askReferencia(),
      Enter: ({ editor }) => {
        const { selection } = editor.state;
        if (!(selection instanceof NodeSelection) || selection.node.type !== this.type) return false;
        this.options.onReferencia(selection.from);
        return true;
      },
    };
  },
  addProseMirrorPlugins() {
    const { onLegenda, textoDe } = this.options;
    return [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: (_config, { doc }) => numbered(doc, textoDe, onLegenda),
          apply: (tr, shown) =>
            tr.docChanged || tr.getMeta(key) === true ? numbered(tr.doc, textoDe, onLegenda) : shown,
        },
        props: { decorations: (state) => key.getState(state) },
      }),
    ];
  },
});

const saidBy = (editor: Editor | undefined, node: PmNode, textoDe: TextoDe): string =>
  (editor && rotuloReferencia(editor.state.doc, String(node.attrs['alvo']), textoDe)) ??
  textos.referencia.perdida;

const numbered = (doc: PmNode, textoDe: TextoDe, onLegenda: (at: number) => void): DecorationSet => {
  const { byAncora, legendas } = numbersOf(doc, textoDe);
  const shown = legendas.map((alvo) => legenda(alvo, doc, onLegenda));
  doc.descendants((no, pos) => {
    if (no.type.name !== 'referencia') return !no.isText;
    const rotulo = byAncora.get(String(no.attrs['alvo']))?.rotulo;
    shown.push(
      Decoration.node(pos, pos + no.nodeSize, {
        'data-rotulo': rotulo ?? textos.referencia.perdida,
        ...defined({ 'data-perdida': rotulo === undefined ? '' : undefined }),
        'aria-label':
          rotulo === undefined
            ? text('editor.referencia.perdida')
            : text('editor.referencia.nome', { rotulo }),
        title: rotulo === undefined ? text('editor.referencia.perdida') : text('editor.referencia.dica'),
      }),
    );
    return false;
  });
  return DecorationSet.create(doc, shown);
};

/** The caption of a table stands above it, of a picture below. */
const legenda = (alvo: AlvoNoTexto, doc: PmNode, onLegenda: (at: number) => void): Decoration => {
  const above = alvo.tipo === 'tabela';
  const size = doc.nodeAt(alvo.pos)?.nodeSize ?? 0;
  const said = textoLegenda(alvo);
  return Decoration.widget(
    above ? alvo.pos : alvo.pos + size,
    (view, getPos) => {
      const dom = document.createElement('p');
      dom.setAttribute('data-numero-de', alvo.tipo);
      dom.textContent = said;
      dom.addEventListener('click', () => {
        const at = getPos();
        if (view.editable && at !== undefined) onLegenda(above ? at : at - size);
      });
      return dom;
    },
    { side: above ? -1 : 1, key: `${alvo.tipo}-${said}-${size}`, ignoreSelection: true },
  );
};
