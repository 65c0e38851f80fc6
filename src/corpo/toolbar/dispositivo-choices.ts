import type { Editor } from '@tiptap/react';
import type { TipoDispositivo } from '#schemas/corpo/dispositivos.ts';
import { text } from '#src/i18n/text.ts';
import type { ToolChoice } from './tool.ts';

/** As they are looked for: norms first, then contracts. */
const order: readonly TipoDispositivo[] = [
  'artigo',
  'paragrafo',
  'inciso',
  'alinea',
  'item',
  'clausula',
  'clausulaNumeral',
  'subclausula',
  'subclausula2',
];

/** What the paragraph of the cursor is in a norm or contract, and where its number comes from. */
export const dispositivoChoices = (
  editor: Editor,
  tipo: TipoDispositivo | undefined,
  inicio: number | undefined,
  onInicio: () => void,
): ToolChoice[] => {
  const chain = () => editor.chain().focus();
  const disabled = tipo === undefined;
  return [
    ...order.map((each) => ({
      id: `dispositivo-${each}`,
      label: text(`editor.dispositivo.${each}`),
      checked: tipo === each,
      divided: each === 'clausula',
      perform: () => void chain().setDispositivo(each).run(),
    })),
    {
      id: 'dispositivo-nenhum',
      label: text('editor.dispositivo.nenhum'),
      disabled,
      divided: true,
      perform: () => void chain().setDispositivo(null).run(),
    },
    { id: 'dispositivo-inicio', label: text('editor.dispositivo.inicio'), disabled, perform: onInicio },
    {
      id: 'dispositivo-seguir',
      label: text('editor.dispositivo.seguir'),
      disabled: inicio === undefined,
      perform: () => void chain().setInicio(null).run(),
    },
  ];
};
