import { Extension } from '@tiptap/react';
import type { Node as PmNode } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Mapping } from '@tiptap/pm/transform';

const kept = (name: 'ancora' | 'legenda') => ({
  default: null,
  keepOnSplit: false,
  parseHTML: (element: HTMLElement) => element.dataset[name] ?? null,
  renderHTML: (attributes: Record<string, unknown>) =>
    typeof attributes[name] === 'string' ? { [`data-${name}`]: attributes[name] } : {},
});

/** By what a reference finds its place, and the caption of tables and pictures. */
export const Ancora = Extension.create({
  name: 'ancora',
  addGlobalAttributes: () => [
    {
      types: ['heading', 'paragraph', 'listItem', 'table', 'image', 'nota'],
      attributes: { ancora: kept('ancora') },
    },
    { types: ['table', 'image'], attributes: { legenda: kept('legenda') } },
  ],
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, { doc: before }, { doc, tr }) => {
        if (!transactions.some(({ docChanged }) => docChanged)) return null;
        const mapping = new Mapping(transactions.flatMap(({ mapping: { maps } }) => maps));
        for (const { from, to, ancora } of pushedDown(before, doc, mapping)) {
          tr.setNodeAttribute(to, 'ancora', ancora);
          if (tr.doc.nodeAt(from)?.attrs['ancora'] === ancora) tr.setNodeAttribute(from, 'ancora', null);
        }
        return tr.docChanged ? tr : null;
      },
    }),
  ],
});

interface Empurrado {
  readonly from: number;
  readonly to: number;
  readonly ancora: string;
}

/** What Enter at its beginning pushed down: what refers to it means its words, and not the empty line in their old place. */
const pushedDown = (before: PmNode, doc: PmNode, mapping: Mapping): Empurrado[] => {
  const found: Empurrado[] = [];
  before.descendants((no, pos) => {
    const ancora: unknown = no.attrs['ancora'];
    if (typeof ancora !== 'string' || no.isLeaf || no.textContent === '') return;
    const from = mapping.map(pos, -1);
    // one that was moved took its name along
    if (doc.nodeAt(from)?.textContent !== '' || held(doc, ancora, from)) return;
    let words = pos + 1;
    for (let first = no; !first.isTextblock && first.firstChild; first = first.firstChild) words += 1;
    const now = doc.resolve(mapping.map(words, 1));
    for (let depth = now.depth; depth > 0; depth -= 1) {
      const to = now.before(depth);
      const there = now.node(depth);
      if (to !== from && there.type === no.type && there.content.eq(no.content))
        found.push({ from, to, ancora });
    }
  });
  return found;
};

const held = (doc: PmNode, ancora: string, but: number): boolean => {
  let found = false;
  doc.descendants((no, pos) => {
    found ||= pos !== but && no.attrs['ancora'] === ancora;
    return !found;
  });
  return found;
};
