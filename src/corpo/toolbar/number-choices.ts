import type { Editor } from '@tiptap/react';
import { text } from '#src/i18n/text.ts';
import { tiposNumero, type TipoNumero } from '../extensions/numeracao.ts';
import type { ToolChoice } from './tool.ts';

/** How the list of the cursor is numbered; outside of one there is nothing to choose. */
export const numberChoices = (
  editor: Editor,
  type: TipoNumero | undefined,
  continua: boolean,
  onInicio: () => void,
): ToolChoice[] => {
  const chain = () => editor.chain().focus();
  const disabled = type === undefined;
  return [
    ...tiposNumero.map((each) => ({
      id: `numero-${each}`,
      label: text(`editor.numeracao.tipo${names[each]}`),
      checked: type === each,
      disabled,
      perform: () => void chain().setNumeros(each).run(),
    })),
    {
      id: 'continua',
      label: text('editor.numeracao.continua'),
      checked: continua,
      disabled,
      divided: true,
      perform: () => void chain().setContinua(!continua).run(),
    },
    { id: 'inicio', label: text('editor.numeracao.inicio'), disabled, perform: onInicio },
  ];
};

const names = {
  '1': 'Numero',
  '1.1': 'Niveis',
  a: 'LetraMinuscula',
  A: 'LetraMaiuscula',
  i: 'RomanoMinusculo',
  I: 'RomanoMaiusculo',
} as const;
