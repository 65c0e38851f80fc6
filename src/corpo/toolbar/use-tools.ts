import { useEditorState, type Editor } from '@tiptap/react';
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  Braces,
  Gavel,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  ListTree,
  Pilcrow,
  Redo2,
  Table,
  Underline,
  Undo2,
} from 'lucide-react';
import type { ModoCorpo } from '../corpo-context.ts';
import { text } from '#src/i18n/text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSession } from '#src/session/session-store.ts';
import { restTools } from './rest-tools.ts';
import { fixedTools } from './fixed-tools.ts';
import { numerosOf } from '../extensions/numeracao.ts';
import { dispositivoOf } from '../extensions/dispositivo.ts';
import { dispositivoChoices } from './dispositivo-choices.ts';
import { numberChoices } from './number-choices.ts';
import { styleChoices, type StyleName } from './style-choices.ts';
import { tableChoices } from './table-choices.ts';
import type { Tool, ToolChoice } from './tool.ts';
import type { ToolDialog } from './use-tool-dialogs.ts';

export interface ToolsInput {
  readonly modo: ModoCorpo;
  /** The lines of the menu of markers. */
  readonly markers: readonly ToolChoice[];
  /** Places of signature that the model may receive. */
  readonly signaturePlaces: readonly ToolChoice[];
  readonly open: (dialog: ToolDialog) => void;
  /** Words of the text are to be looked for. */
  readonly onLocalizar: () => void;
}

interface Tools {
  readonly tools: readonly Tool[];
  /** What lives in "Mais" even when there is room. */
  readonly rest: readonly ToolChoice[];
}

const alignments = [
  ['left', 'alinharEsquerda', AlignLeft],
  ['center', 'alinharCentro', AlignCenter],
  ['right', 'alinharDireita', AlignRight],
  ['justify', 'alinharJustificado', AlignJustify],
] as const;

/** Every tool with its present state, painted again only when that state changes. */
export const useTools = (editor: Editor, input: ToolsInput): Tools => {
  useText();
  const session = useSession();
  const state = useEditorState({ editor, selector: ({ editor: now }) => readState(now) });
  const chain = () => editor.chain().focus();
  const mark = (
    name: 'bold' | 'italic' | 'underline',
    label: string,
    icon: Tool['icon'],
    shortcut: string,
    divided = false,
  ): Tool => ({
    id: name,
    label,
    icon,
    shortcut,
    divided,
    pressed: state.marks.includes(name),
    perform: () => chain().toggleMark(name).run(),
  });
  // a model is made from a Word file only where the organisation lets it
  const mayBring = input.modo === 'documento' || session?.dados.departamento.permiteModeloWord === true;
  const bringDocx = mayBring ? () => input.open('docx') : undefined;
  const tools: Tool[] = [
    {
      id: 'estilo',
      label: text('editor.barra.estilo'),
      icon: Pilcrow,
      words: text(`editor.barra.${state.style}`),
      choices: styleChoices(editor, state.style),
    },
    mark('bold', text('editor.barra.negrito'), Bold, 'Ctrl+B', true),
    mark('italic', text('editor.barra.italico'), Italic, 'Ctrl+I'),
    mark('underline', text('editor.barra.sublinhado'), Underline, 'Ctrl+U'),
    {
      id: 'numerada',
      label: text('editor.barra.listaNumerada'),
      icon: ListOrdered,
      divided: true,
      pressed: state.list === 'orderedList',
      perform: () => chain().toggleOrderedList().run(),
    },
    {
      id: 'numeracao',
      label: text('editor.barra.numeracao'),
      icon: ListTree,
      disabled: state.numeros === undefined,
      choices: numberChoices(editor, state.numeros, state.continua, () => input.open('inicio')),
    },
    {
      id: 'dispositivo',
      label: text('editor.barra.dispositivo'),
      icon: Gavel,
      pressed: state.dispositivo !== undefined,
      choices: dispositivoChoices(editor, state.dispositivo, state.inicio, () => input.open('inicio')),
    },
    {
      id: 'lista',
      label: text('editor.barra.lista'),
      icon: List,
      pressed: state.list === 'bulletList',
      perform: () => chain().toggleBulletList().run(),
    },
    {
      id: 'alinhar',
      label: text('editor.barra.alinhar'),
      icon: alignments.find(([name]) => name === state.align)?.[2] ?? AlignJustify,
      choices: alignments.map(([name, label, icon]) => ({
        id: name,
        label: text(`editor.barra.${label}`),
        icon,
        checked: state.align === name,
        perform: () =>
          void (state.align === name ? chain().unsetTextAlign().run() : chain().setTextAlign(name).run()),
      })),
    },
    {
      id: 'tabela',
      label: text('editor.barra.tabela'),
      icon: Table,
      divided: true,
      pressed: state.inTable,
      choices: tableChoices(editor, state, () => input.open('tabela')),
    },
    {
      id: 'imagem',
      label: text('editor.barra.imagem'),
      icon: Image,
      perform: () => input.open('imagem'),
    },
    {
      id: 'ligacao',
      label: text('editor.barra.ligacao'),
      icon: Link,
      pressed: state.marks.includes('link'),
      perform: () => input.open('ligacao'),
    },
    {
      id: 'marcador',
      label: text('editor.barra.marcador'),
      icon: Braces,
      words: text('editor.barra.marcador'),
      framed: true,
      divided: true,
      choices: input.markers,
    },
    ...(input.modo === 'modelo' ? fixedTools(editor, state.fixed, input.signaturePlaces) : []),
    {
      id: 'desfazer',
      label: text('editor.barra.desfazer'),
      icon: Undo2,
      divided: true,
      shortcut: 'Ctrl+Z',
      disabled: !state.canUndo,
      perform: () => chain().undo().run(),
    },
    {
      id: 'refazer',
      label: text('editor.barra.refazer'),
      icon: Redo2,
      shortcut: 'Ctrl+Y',
      disabled: !state.canRedo,
      perform: () => chain().redo().run(),
    },
  ];
  return { tools, rest: restTools(editor, state.marks, { bringDocx, onLocalizar: input.onLocalizar }) };
};

const markNames = ['bold', 'italic', 'underline', 'strike', 'subscript', 'superscript', 'link'] as const;

const readState = (editor: Editor) => ({
  style: styleOf(editor),
  marks: markNames.filter((name) => editor.isActive(name)),
  list: editor.isActive('orderedList')
    ? 'orderedList'
    : editor.isActive('bulletList')
      ? 'bulletList'
      : undefined,
  numeros: numerosOf(editor)?.type,
  dispositivo: dispositivoOf(editor.state)?.tipo,
  inicio: dispositivoOf(editor.state)?.inicio,
  continua: numerosOf(editor)?.continua === true,
  align: alignments.map(([name]) => name).find((name) => editor.isActive({ textAlign: name })),
  inTable: editor.isActive('table'),
  canMerge: editor.isActive('table') && editor.can().mergeCells(),
  canSplit: editor.isActive('table') && editor.can().splitCell(),
  fixed: editor.isActive('fixo'),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

const styleOf = (editor: Editor): StyleName => {
  const level = ([1, 2, 3, 4] as const).find((each) => editor.isActive('heading', { level: each }));
  if (level) return `titulo${level}`;
  return editor.isActive('blockquote') ? 'citacao' : 'paragrafo';
};
