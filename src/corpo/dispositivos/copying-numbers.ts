import { getTextBetween, getTextSerializersFromSchema } from '@tiptap/react';
import { DOMSerializer } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { numbersIn } from './numbers-in.ts';

/** In what is copied, the number that was shown: other programs know no other; here it is dropped again on pasting. */
export const marcaNumero = 'data-numero-escrito';

/** What is copied carries the numbers of its articles, clauses and the rest as words. */
export const copyingNumbers = (): Plugin => {
  let shown: EditorView | undefined;
  return new Plugin({
    view: (view) => {
      shown = view;
      const { schema } = view.state;
      const serializer = new CopySerializer(() => (shown ? numbersChosen(shown) : []), schema);
      view.setProps({ clipboardSerializer: serializer });
      return {};
    },
    props: {
      clipboardTextSerializer: (_slice, view) => {
        const numbers = numbersChosen(view);
        return numbers.some((numero) => numero !== undefined) ? textWith(view, numbers) : '';
      },
    },
  });
};

class CopySerializer extends DOMSerializer {
  private readonly numbersOf: () => readonly (string | undefined)[];

  constructor(numbersOf: () => readonly (string | undefined)[], schema: EditorView['state']['schema']) {
    super(DOMSerializer.nodesFromSchema(schema), DOMSerializer.marksFromSchema(schema));
    this.numbersOf = numbersOf;
  }

  override serializeFragment(
    ...[fragment, options, target]: Parameters<DOMSerializer['serializeFragment']>
  ): HTMLElement | DocumentFragment {
    const dom = super.serializeFragment(fragment, options, target);
    // it calls itself for what is inside
    if (target) return dom;
    const numbers = this.numbersOf().filter((numero) => numero !== undefined);
    [...dom.querySelectorAll('p[data-dispositivo]')].forEach((paragraph, index) => {
      const numero = numbers[index];
      if (!numero) return;
      const mark = paragraph.ownerDocument.createElement('span');
      mark.setAttribute(marcaNumero, '');
      mark.textContent = `${numero} `;
      paragraph.prepend(mark);
    });
    return dom;
  }
}

/** For each paragraph of the selection the number that it shows; empty for the first, where its beginning is not chosen. */
const numbersChosen = ({ state: { doc, selection } }: EditorView): (string | undefined)[] => {
  const byPlace = new Map(numbersIn(doc).map(({ pos, numero }) => [pos, numero]));
  const chosen: (string | undefined)[] = [];
  for (const { $from, $to } of selection.ranges)
    doc.nodesBetween($from.pos, $to.pos, (no, pos) => {
      if (!no.isTextblock) return true;
      const numero = byPlace.get(pos);
      chosen.push(numero !== undefined && pos + 1 < $from.pos ? '' : numero);
      return false;
    });
  return chosen;
};

const textWith = (
  { state: { doc, selection, schema } }: EditorView,
  numbers: readonly (string | undefined)[],
): string => {
  const textSerializers = getTextSerializersFromSchema(schema);
  const lines: string[] = [];
  for (const { $from, $to } of selection.ranges)
    doc.nodesBetween($from.pos, $to.pos, (no, pos) => {
      if (!no.isTextblock) return true;
      const range = { from: Math.max(pos + 1, $from.pos), to: Math.min(pos + no.nodeSize - 1, $to.pos) };
      const words = getTextBetween(doc, range, { textSerializers });
      lines.push([numbers[lines.length], words].filter(Boolean).join(' '));
      return false;
    });
  return lines.join('\n\n');
};
