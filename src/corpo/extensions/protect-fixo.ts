import { Extension } from '@tiptap/react';
import type { Node as PmNode } from '@tiptap/pm/model';
import { Plugin, TextSelection } from '@tiptap/pm/state';

interface ProtectOptions {
  /** Told when a change was refused. */
  readonly onRefused: () => void;
}

/**
 * Keeps what the model fixed: a change that would touch a fixed part, or take it away, does not happen. Selecting
 * all chooses only the free stretch around the cursor, so that it can be replaced.
 */
export const ProtectFixo = Extension.create<ProtectOptions>({
  name: 'protectFixo',
  addOptions: () => ({ onRefused: () => undefined }),
  addProseMirrorPlugins() {
    const { onRefused } = this.options;
    return [
      new Plugin({
        filterTransaction: (transaction, state) => {
          if (!transaction.docChanged || sameFixed(state.doc, transaction.doc)) return true;
          onRefused();
          return false;
        },
      }),
    ];
  },
  addKeyboardShortcuts() {
    return {
      'Mod-a': ({ editor }) => {
        const { doc, selection } = editor.state;
        const stretch = freeStretch(doc, selection.from);
        if (!stretch) return false;
        const { from, to } = stretch;
        editor.view.dispatch(
          editor.state.tr.setSelection(TextSelection.between(doc.resolve(from), doc.resolve(to))),
        );
        return true;
      },
    };
  },
});

const fixedParts = (doc: PmNode): PmNode[] => doc.children.filter((node) => node.type.name === 'fixo');

const sameFixed = (before: PmNode, after: PmNode): boolean => {
  const [old, now] = [fixedParts(before), fixedParts(after)];
  return (
    old.length === now.length && old.every((node, index) => now[index] !== undefined && node.eq(now[index]))
  );
};

/** The free blocks around a position, up to the next fixed parts; undefined inside a fixed one. */
export const freeStretch = (doc: PmNode, at: number): { from: number; to: number } | undefined => {
  let from: number | undefined;
  let to = 0;
  let found: { from: number; to: number } | undefined;
  doc.forEach((node, offset) => {
    const end = offset + node.nodeSize;
    if (node.type.name === 'fixo') {
      if (from !== undefined && from <= at && at <= to) found = { from, to };
      from = undefined;
    } else {
      from ??= offset;
      to = end;
    }
  });
  if (!found && from !== undefined && from <= at && at <= to) found = { from, to };
  return found;
};
