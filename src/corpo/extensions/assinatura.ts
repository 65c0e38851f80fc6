import { Node, ReactNodeViewRenderer } from '@tiptap/react';
import { stopKeys } from '../views/stop-keys.ts';
import { AssinaturaView } from '../views/AssinaturaView.tsx';

/** The place of a signature. */
export const Assinatura = Node.create<{ readonly textOf: (chave: string) => string }>({
  name: 'assinatura',
  group: 'block',
  atom: true,
  selectable: true,
  draggable: false,
  addOptions: () => ({ textOf: (chave) => chave }),
  addAttributes: () => ({
    chave: {
      default: null,
      parseHTML: (element: HTMLElement) => element.dataset['assinatura'] ?? null,
      renderHTML: ({ chave }: Record<string, unknown>) => ({ 'data-assinatura': chave }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-assinatura]' }],
  renderHTML({ node, HTMLAttributes }) {
    return ['div', HTMLAttributes, this.options.textOf(String(node.attrs['chave']))];
  },
  addNodeView: () => ReactNodeViewRenderer(AssinaturaView, { stopEvent: stopKeys }),
});
