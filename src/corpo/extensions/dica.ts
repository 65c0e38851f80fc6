import { Extension } from '@tiptap/react';
import type { Node as PmNode } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Says where to write: the only paragraph of a free stretch, while it is empty. */
export const Dica = Extension.create<{ readonly text: string }>({
  name: 'dica',
  addOptions: () => ({ text: '' }),
  addProseMirrorPlugins() {
    const { text } = this.options;
    return [
      new Plugin({
        props: {
          decorations: ({ doc }) =>
            DecorationSet.create(
              doc,
              emptyStretches(doc).map(({ from, to }) =>
                Decoration.node(from, to, { class: 'dica', 'data-dica': text }),
              ),
            ),
        },
      }),
    ];
  },
});

const emptyStretches = (doc: PmNode): { from: number; to: number }[] => {
  const found: { from: number; to: number }[] = [];
  doc.forEach((node, offset, index) => {
    const alone = [doc.maybeChild(index - 1), doc.maybeChild(index + 1)].every(
      (near) => near === null || near.type.name === 'fixo',
    );
    if (
      alone &&
      node.type.name === 'paragraph' &&
      node.attrs['dispositivo'] === null &&
      node.childCount === 0
    )
      found.push({ from: offset, to: offset + node.nodeSize });
  });
  return found;
};
