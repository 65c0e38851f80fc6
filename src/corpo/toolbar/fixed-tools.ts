import type { Editor } from '@tiptap/react';
import { Lock, LockOpen, PenLine } from 'lucide-react';
import { text } from '#src/i18n/text.ts';
import type { Tool, ToolChoice } from './tool.ts';

/** Only in a model: what documents cannot change, and where people sign. */
export const fixedTools = (
  editor: Editor,
  fixed: boolean,
  signaturePlaces: readonly ToolChoice[],
): Tool[] => {
  const areas = [
    ['cabecalho', text('editor.barra.fixarCabecalho')],
    ['corpo', text('editor.barra.fixarCorpo')],
    ['rodape', text('editor.barra.fixarRodape')],
  ] as const;
  return [
    {
      id: 'fixar',
      label: text('editor.barra.fixar'),
      icon: Lock,
      pressed: fixed,
      choices: [
        ...areas.map(([area, label]) => ({
          id: area,
          label,
          checked: editor.isActive('fixo', { area }),
          perform: () => void editor.chain().focus().fixar(area).run(),
        })),
        {
          id: 'soltar',
          label: text('editor.barra.soltar'),
          icon: LockOpen,
          divided: true,
          disabled: !fixed,
          perform: () => void editor.chain().focus().soltar().run(),
        },
      ],
    },
    { id: 'assinatura', label: text('editor.barra.assinatura'), icon: PenLine, choices: signaturePlaces },
  ];
};
