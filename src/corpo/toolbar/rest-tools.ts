import type { Editor } from '@tiptap/react';
import {
  FileDown,
  FileInput,
  MessageSquareQuote,
  Minus,
  RemoveFormatting,
  Search,
  Strikethrough,
  Subscript,
  Superscript,
  Waypoints,
} from 'lucide-react';
import { text } from '#src/i18n/text.ts';
import type { ToolChoice } from './tool.ts';

interface RestInput {
  readonly bringDocx: (() => void) | undefined;
  readonly onLocalizar: () => void;
}

/** The tools that live in "Mais" even when there is room. */
export const restTools = (
  editor: Editor,
  marks: readonly string[],
  { bringDocx, onLocalizar }: RestInput,
): ToolChoice[] => {
  const chain = () => editor.chain().focus();
  return [
    {
      id: 'localizar',
      label: text('editor.barra.localizar'),
      icon: Search,
      divided: true,
      shortcut: 'Ctrl+F',
      perform: onLocalizar,
    },
    {
      id: 'nota',
      label: text('editor.barra.nota'),
      icon: MessageSquareQuote,
      divided: true,
      shortcut: 'Ctrl+Alt+F',
      // the menu gives the focus back first; the dialog then takes it
      perform: () => void chain().askNota().run(),
    },
    {
      id: 'referencia',
      label: text('editor.barra.referencia'),
      icon: Waypoints,
      shortcut: 'Ctrl+Alt+R',
      perform: () => void chain().askReferencia().run(),
    },
    {
      id: 'quebra',
      label: text('editor.barra.quebraPagina'),
      icon: FileDown,
      perform: () => void chain().insertPageBreak().run(),
    },
    {
      id: 'linha',
      label: text('editor.barra.linha'),
      icon: Minus,
      perform: () => void chain().setHorizontalRule().run(),
    },
    {
      id: 'tachado',
      label: text('editor.barra.tachado'),
      icon: Strikethrough,
      divided: true,
      checked: marks.includes('strike'),
      perform: () => void chain().toggleStrike().run(),
    },
    {
      id: 'subscrito',
      label: text('editor.barra.subscrito'),
      icon: Subscript,
      checked: marks.includes('subscript'),
      perform: () => void chain().toggleIndice('subscript').run(),
    },
    {
      id: 'sobrescrito',
      label: text('editor.barra.sobrescrito'),
      icon: Superscript,
      checked: marks.includes('superscript'),
      perform: () => void chain().toggleIndice('superscript').run(),
    },
    {
      id: 'limpar',
      label: text('editor.barra.limparFormato'),
      icon: RemoveFormatting,
      perform: () => void chain().unsetAllMarks().unsetTextAlign().run(),
    },
    ...(bringDocx
      ? [
          {
            id: 'docx',
            label: text('editor.barra.docx'),
            icon: FileInput,
            divided: true,
            perform: bringDocx,
          },
        ]
      : []),
  ];
};
