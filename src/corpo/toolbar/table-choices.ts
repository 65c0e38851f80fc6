import type { Editor } from '@tiptap/react';
import { text } from '#src/i18n/text.ts';
import type { ToolChoice } from './tool.ts';

interface TableState {
  readonly inTable: boolean;
  readonly canMerge: boolean;
  readonly canSplit: boolean;
}

/** A new table, and what can be done to the one of the cursor. */
export const tableChoices = (
  editor: Editor,
  { inTable, canMerge, canSplit }: TableState,
  onNew: () => void,
): ToolChoice[] => {
  const chain = () => editor.chain().focus();
  const acts: readonly (readonly [
    name: Parameters<typeof label>[0],
    run: () => boolean,
    can: boolean,
    divided?: boolean,
  ])[] = [
    ['linhaAcima', () => chain().addRowBefore().run(), true, true],
    ['linhaAbaixo', () => chain().addRowAfter().run(), true],
    ['colunaEsquerda', () => chain().addColumnBefore().run(), true],
    ['colunaDireita', () => chain().addColumnAfter().run(), true],
    ['linhaTitulo', () => chain().toggleHeaderRow().run(), true, true],
    ['legenda', () => chain().askLegenda().run(), true],
    ['unir', () => chain().mergeCells().run(), canMerge],
    ['dividir', () => chain().splitCell().run(), canSplit],
    ['apagarLinha', () => chain().deleteRow().run(), true, true],
    ['apagarColuna', () => chain().deleteColumn().run(), true],
    ['apagar', () => chain().deleteTable().run(), true],
  ];
  return [
    { id: 'inserir', label: text('editor.tabela.inserir'), disabled: inTable, perform: onNew },
    ...acts.map(([name, run, can, divided]) => ({
      id: name,
      label: label(name),
      divided,
      disabled: !inTable || !can,
      perform: () => void run(),
    })),
  ];
};

const label = (
  name:
    | 'linhaAcima'
    | 'linhaAbaixo'
    | 'colunaEsquerda'
    | 'colunaDireita'
    | 'linhaTitulo'
    | 'legenda'
    | 'unir'
    | 'dividir'
    | 'apagarLinha'
    | 'apagarColuna'
    | 'apagar',
): string => text(`editor.tabela.${name}`);
