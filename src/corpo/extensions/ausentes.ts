import { Extension } from '@tiptap/react';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { linhasAusentes } from '#schemas/corpo/linhas-ausentes.ts';
import type { NoCorpo } from '#schemas/corpo/no-corpo.ts';

interface AusentesOptions {
  /** The value of a place, once the system knows who receives. */
  readonly valueOf: (chave: string) => string | undefined;
}

/** Does not show the lines of an address that will not be on paper: the cargo of a unit, or its name written again. */
export const Ausentes = Extension.create<AusentesOptions>({
  name: 'ausentes',
  addOptions: () => ({ valueOf: () => undefined }),
  addProseMirrorPlugins() {
    const { valueOf } = this.options;
    return [
      new Plugin({
        props: {
          decorations: ({ doc }) => {
            const hidden: Decoration[] = [];
            doc.descendants((node, pos) => {
              if (node.type.name !== 'paragraph') return node.isBlock;
              const gone = linhasAusentes((node.toJSON() as NoCorpo).content ?? [], valueOf);
              node.forEach((child, offset, index) => {
                const from = pos + 1 + offset;
                if (gone.has(index))
                  hidden.push(Decoration.node(from, from + child.nodeSize, { style: 'display: none' }));
              });
              return false;
            });
            return DecorationSet.create(doc, hidden);
          },
        },
      }),
    ];
  },
});
