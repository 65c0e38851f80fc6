import { Node, ReactNodeViewRenderer } from '@tiptap/react';
import { stopKeys } from '../views/stop-keys.ts';
import { MarcadorView } from '../views/MarcadorView.tsx';

interface MarcadorOptions {
  /** The text of a place when it leaves the editor, as when it is copied into another program. */
  readonly textOf: (chave: string) => string;
}

/** The place of a value inside the text. */
export const Marcador = Node.create<MarcadorOptions>({
  name: 'marcador',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  draggable: false,
  addOptions: () => ({ textOf: (chave) => `{{${chave}}}` }),
  addAttributes: () => ({
    chave: {
      default: null,
      parseHTML: (element: HTMLElement) => element.dataset['marcador'] ?? null,
      renderHTML: ({ chave }: Record<string, unknown>) => ({ 'data-marcador': chave }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-marcador]' }],
  renderHTML({ node, HTMLAttributes }) {
    return ['span', HTMLAttributes, this.options.textOf(String(node.attrs['chave']))];
  },
  renderText({ node }) {
    return this.options.textOf(String(node.attrs['chave']));
  },
  addNodeView: () => ReactNodeViewRenderer(MarcadorView, { as: 'span', stopEvent: stopKeys }),
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        const { selection } = editor.state;
        const dom = 'node' in selection ? editor.view.nodeDOM(selection.from) : null;
        const chip = dom instanceof HTMLElement ? dom.querySelector<HTMLElement>('[data-marcador]') : null;
        chip?.click();
        return chip !== null;
      },
    };
  },
});
