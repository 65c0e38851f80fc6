import { Node, ReactNodeViewRenderer } from '@tiptap/react';
import { fixBlocks, freeBlocks } from './fix-blocks.ts';
import { FixoView } from '../views/FixoView.tsx';

type AreaFixa = 'cabecalho' | 'corpo' | 'rodape';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    fixo: {
      /** Makes the chosen blocks a part that documents cannot change. */
      fixar: (area: AreaFixa) => ReturnType;
      /** Gives the part back to who writes. */
      soltar: () => ReturnType;
    };
  }
}

/** A part that the model fixes. Only at the top of the body. */
export const Fixo = Node.create({
  name: 'fixo',
  group: 'topo',
  content: 'block*',
  isolating: true,
  defining: true,
  selectable: false,
  draggable: false,
  addAttributes: () => ({
    area: {
      default: 'corpo',
      parseHTML: (element: HTMLElement) => element.dataset['fixo'] ?? 'corpo',
      renderHTML: ({ area }: Record<string, unknown>) => ({ 'data-fixo': area }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-fixo]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
  addNodeView: () => ReactNodeViewRenderer(FixoView),
  addCommands() {
    return {
      fixar:
        (area) =>
        ({ state, tr }) =>
          fixBlocks(state, tr, this.type, area),
      soltar:
        () =>
        ({ state, tr }) =>
          freeBlocks(state, tr, this.type),
    };
  },
});
