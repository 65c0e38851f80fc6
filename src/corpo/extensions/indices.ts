import { Mark } from '@tiptap/react';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    indices: {
      toggleIndice: (which: 'subscript' | 'superscript') => ReturnType;
    };
  }
}

/** H₂O. */
export const Subscrito = Mark.create({
  name: 'subscript',
  excludes: 'superscript',
  parseHTML: () => [{ tag: 'sub' }, { style: 'vertical-align=sub' }],
  renderHTML: () => ['sub', 0],
});

/** m². */
export const Sobrescrito = Mark.create({
  name: 'superscript',
  excludes: 'subscript',
  parseHTML: () => [{ tag: 'sup' }, { style: 'vertical-align=super' }],
  renderHTML: () => ['sup', 0],
  addCommands: () => ({
    toggleIndice:
      (which) =>
      ({ commands }) =>
        commands.toggleMark(which),
  }),
});
