import type { Editor } from '@tiptap/react';
import { text } from '#src/i18n/text.ts';
import type { ToolChoice } from './tool.ts';

/** The style of the paragraph of the cursor, as the menu names it. */
export type StyleName = 'paragrafo' | 'titulo1' | 'titulo2' | 'titulo3' | 'titulo4' | 'citacao';

const levels = [1, 2, 3, 4] as const;

/** Styles of a paragraph. */
export const styleChoices = (editor: Editor, current: StyleName): ToolChoice[] => {
  const chain = () => editor.chain().focus();
  const plain = () => (editor.isActive('blockquote') ? chain().lift('blockquote') : chain());
  return [
    {
      id: 'paragrafo',
      label: text('editor.barra.paragrafo'),
      checked: current === 'paragrafo',
      perform: () => void plain().setParagraph().run(),
    },
    ...levels.map((level) => ({
      id: `titulo${level}`,
      label: text(`editor.barra.titulo${level}`),
      checked: current === `titulo${level}`,
      perform: () => void plain().setHeading({ level }).run(),
    })),
    {
      id: 'citacao',
      label: text('editor.barra.citacao'),
      checked: current === 'citacao',
      perform: () =>
        void (current === 'citacao' ? plain().run() : chain().setParagraph().wrapIn('blockquote').run()),
    },
  ];
};
