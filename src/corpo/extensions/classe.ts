import { Extension } from '@tiptap/react';

/** The part of the official drafting style that a paragraph is; a new paragraph is an ordinary one. */
export const Classe = Extension.create({
  name: 'classe',
  addGlobalAttributes: () => [
    {
      types: ['paragraph'],
      attributes: {
        classe: {
          default: null,
          keepOnSplit: false,
          parseHTML: (element: HTMLElement) => element.dataset['classe'] ?? null,
          renderHTML: ({ classe }: Record<string, unknown>) =>
            classe === null ? {} : { 'data-classe': classe },
        },
      },
    },
  ],
});
