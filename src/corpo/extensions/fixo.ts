import { Node, ReactNodeViewRenderer } from '@tiptap/react';
import { FixoView } from '../views/FixoView.tsx';

export type AreaFixa = 'cabecalho' | 'corpo' | 'rodape';

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
        ({ commands, editor }) =>
          editor.isActive(this.name)
            ? commands.updateAttributes(this.name, { area })
            : commands.wrapIn(this.name, { area }),
      soltar:
        () =>
        ({ commands }) =>
          commands.lift(this.name),
    };
  },
});
