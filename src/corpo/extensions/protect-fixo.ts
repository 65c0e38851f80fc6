import { Extension } from '@tiptap/react';
import type { Node as PmNode } from '@tiptap/pm/model';
import { Plugin, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';

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
        appendTransaction: (transactions, before, after) =>
          transactions.some(({ docChanged }) => docChanged) ? reopen(before, after) : null,
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

/** How many free blocks stand before each fixed part and after the last one, and where. */
const stretches = (doc: PmNode): { count: number; end: number }[] => {
  const found = [{ count: 0, end: 0 }];
  doc.forEach((node, offset) => {
    const last = found.at(-1);
    if (node.type.name === 'fixo') found.push({ count: 0, end: offset + node.nodeSize });
    else if (last) {
      last.count += 1;
      last.end = offset + node.nodeSize;
    }
  });
  return found;
};

/** Where the model left room to write, there is always a paragraph to write in. */
const reopen = (before: EditorState, after: EditorState): Transaction | null => {
  const [old, now] = [stretches(before.doc), stretches(after.doc)];
  const emptied = now.find(({ count }, index) => count === 0 && (old[index]?.count ?? 0) > 0);
  const paragraph = after.schema.nodes['paragraph']?.create();
  if (!emptied || !paragraph) return null;
  const tr = after.tr.insert(emptied.end, paragraph);
  return tr.setSelection(TextSelection.create(tr.doc, emptied.end + 1));
};

const fixedParts = (doc: PmNode): PmNode[] => doc.children.filter((node) => node.type.name === 'fixo');

const sameFixed = (before: PmNode, after: PmNode): boolean => {
  const [old, now] = [fixedParts(before), fixedParts(after)];
  return (
    old.length === now.length && old.every((node, index) => now[index] !== undefined && node.eq(now[index]))
  );
};

/** The stretches that one may write in, between the fixed parts. */
export const freeStretches = (doc: PmNode): { from: number; to: number }[] => {
  const found: { from: number; to: number }[] = [];
  let open: { from: number; to: number } | undefined;
  doc.forEach((node, offset) => {
    if (node.type.name === 'fixo') open = undefined;
    else if (open) open.to = offset + node.nodeSize;
    else found.push((open = { from: offset, to: offset + node.nodeSize }));
  });
  return found;
};

/** The free blocks around a position, up to the next fixed parts; undefined inside a fixed one. */
export const freeStretch = (doc: PmNode, at: number): { from: number; to: number } | undefined =>
  freeStretches(doc).find(({ from, to }) => from <= at && at <= to);
