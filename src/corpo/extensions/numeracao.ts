import { defined } from '#schemas/defined.ts';
import { Extension, findParentNode, type Editor } from '@tiptap/react';
import type { Node as PmNode } from '@tiptap/pm/model';
import { Plugin, type EditorState, type Transaction } from '@tiptap/pm/state';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    numeracao: {
      /** How the list of the cursor writes its numbers. */
      setNumeros: (type: TipoNumero) => ReturnType;
      /** Whether the list of the cursor goes on from the one before. */
      setContinua: (continua: boolean) => ReturnType;
    };
  }
}

/** `1.`, `1.1.`, `a)`, `A)`, `i.`, `I.` */
export type TipoNumero = '1' | '1.1' | 'a' | 'A' | 'i' | 'I';
export const tiposNumero: readonly TipoNumero[] = ['1', '1.1', 'a', 'A', 'i', 'I'];

const isOrdered = ({ type }: PmNode): boolean => type.name === 'orderedList';

/** Numbers of lists: their form, and lists that go on from the one before, whatever stands between them. */
export const Numeracao = Extension.create({
  name: 'numeracao',
  addGlobalAttributes: () => [
    {
      types: ['orderedList'],
      attributes: {
        continua: {
          default: null,
          parseHTML: (element: HTMLElement) => (element.hasAttribute('data-continua') ? true : null),
          // a rule for `type` would not tell `a` from `A`
          renderHTML: ({ continua, type }: Record<string, unknown>) =>
            defined({
              'data-numeros': typeof type === 'string' ? type : undefined,
              'data-continua': continua === true ? '' : undefined,
            }),
        },
      },
    },
  ],
  addCommands: () => ({
    setNumeros:
      (type) =>
      ({ state, tr, dispatch }) =>
        change(state, dispatch && tr, { type: type === '1' ? null : type }),
    setContinua:
      (continua) =>
      ({ state, tr, dispatch }) =>
        change(state, dispatch && tr, continua ? { continua } : { continua: null, start: 1 }),
  }),
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _before, { doc, tr }) => {
        if (!transactions.some(({ docChanged }) => docChanged)) return null;
        const wrong = misnumbered(doc);
        for (const { pos, start } of wrong) tr.setNodeAttribute(pos, 'start', start);
        return wrong.length > 0 ? tr : null;
      },
    }),
  ],
});

/** Without a transaction it only says whether there is a list to change. */
const change = (
  state: EditorState,
  tr: Transaction | undefined,
  attrs: Readonly<Record<string, unknown>>,
): boolean => {
  const list = findParentNode(isOrdered)(state.selection);
  if (list) for (const [name, value] of Object.entries(attrs)) tr?.setNodeAttribute(list.pos, name, value);
  return list !== undefined;
};

/** The lists that go on from the one before and do not begin where it ended; what the model fixed is not touched. */
const misnumbered = (doc: PmNode): { pos: number; start: number }[] => {
  const wrong: { pos: number; start: number }[] = [];
  const visit = (parent: PmNode, before: number, next: { number: number }, fixed: boolean): void =>
    parent.forEach((no, offset) => {
      const pos = before + offset;
      if (no.type.name === 'fixo') return visit(no, pos + 1, next, true);
      if (!isOrdered(no)) {
        if (!no.isTextblock && !no.isLeaf) visit(no, pos + 1, { number: 1 }, fixed);
        return;
      }
      const goes = no.attrs['continua'] === true && !fixed;
      const start = goes ? next.number : Number(no.attrs['start'] ?? 1);
      if (goes && start !== no.attrs['start']) wrong.push({ pos, start });
      next.number = start + no.childCount;
      visit(no, pos + 1, { number: 1 }, fixed);
    });
  visit(doc, 0, { number: 1 }, false);
  return wrong;
};

/** What the list of the cursor is; undefined outside of one. */
export const numerosOf = (editor: Editor): { type: TipoNumero; continua: boolean } | undefined => {
  const list = findParentNode(isOrdered)(editor.state.selection);
  if (!list) return undefined;
  const { type, continua } = list.node.attrs;
  return { type: tiposNumero.find((each) => each === type) ?? '1', continua: continua === true };
};
