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
        ({ chain }) =>
          chain()
            .insertContent([{ type: this.name }, { type: 'paragraph' }])
            .run(),
    };
  },
});
