import type { Editor } from '@tiptap/react';
import { text } from '#src/i18n/text.ts';
import { tiposNumero, type TipoNumero } from '../extensions/numeracao.ts';
import type { ToolChoice } from './tool.ts';

/** How the list of the cursor is numbered; outside of one there is nothing to choose. */
export const numberChoices = (
  editor: Editor,
  type: TipoNumero | undefined,
  continua: boolean,
): ToolChoice[] => {
  const chain = () => editor.chain().focus();
  const disabled = type === undefined;
  return [
    ...tiposNumero.map((each) => ({
      id: `numero-${each}`,
      label: text(`editor.numeracao.tipo${each === '1' ? 'Numero' : names[each]}`),
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
  ];
};

const names = {
  a: 'LetraMinuscula',
  A: 'LetraMaiuscula',
  i: 'RomanoMinusculo',
  I: 'RomanoMaiusculo',
} as const;
