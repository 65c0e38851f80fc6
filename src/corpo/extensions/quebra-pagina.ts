import { Node } from '@tiptap/react';
import { text } from '#src/i18n/text.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    pageBreak: {
      /** What follows goes to the next page. */
      insertPageBreak: () => ReturnType;
    };
  }
}

/** From here on, the next page. */
export const QuebraPagina = Node.create({
  name: 'pageBreak',
  group: 'block',
  atom: true,
  selectable: true,
  parseHTML: () => [{ tag: 'div[data-quebra-pagina]' }],
  renderHTML: () => [
    'div',
    { 'data-quebra-pagina': '', role: 'separator', 'aria-label': text('editor.corpo.quebra') },
    ['span', { 'aria-hidden': 'true' }, text('editor.corpo.quebra')],
  ],
  addCommands() {
    return {
      insertPageBreak:
        () =>
        ({ chain, state }) => {
          const content = [{ type: this.name }, { type: 'paragraph' }];
          const { $to } = state.selection;
          // on paper a page is not broken inside a list, a table or a quotation: the break comes after it
          const free = $to.node(1)?.type.name === 'fixo' ? 2 : 1;
          if ($to.depth <= free) return chain().insertContent(content).run();
          const after = $to.after(free);
          return chain()
            .insertContentAt(after, content)
            .setTextSelection(after + 2)
            .run();
        },
    };
  },
});
