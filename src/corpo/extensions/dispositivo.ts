import { Extension, findParentNode, InputRule, type Editor } from '@tiptap/react';
import { closeHistory } from '@tiptap/pm/history';
import type { Node as PmNode } from '@tiptap/pm/model';
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { isTipoDispositivo, type TipoDispositivo } from '#schemas/corpo/dispositivos.ts';
import { copyingNumbers } from '../dispositivos/copying-numbers.ts';
import { nextTipo } from '../dispositivos/levels.ts';
import { numbersIn } from '../dispositivos/numbers-in.ts';
import { readNumero } from '../dispositivos/typed-number.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    dispositivo: {
      /** What the chosen paragraphs are in a norm or contract; null makes ordinary ones of them. */
      setDispositivo: (tipo: TipoDispositivo | null) => ReturnType;
      /** The number from which the part of the cursor goes on; null follows the one before. */
      setInicio: (inicio: number | null) => ReturnType;
      /** One step deeper (§ to inciso) or wider. */
      stepDispositivo: (by: 1 | -1) => ReturnType;
    };
  }
}

const key = new PluginKey<DecorationSet>('dispositivo');

/** Articles, their paragraphs and the rest: ordinary paragraphs that say what they are, and get their number from the order. */
export const DispositivoExtension = Extension.create({
  name: 'dispositivo',
  // before the lists, which would take the same numbers and keys for themselves
  priority: 200,
  addGlobalAttributes: () => [
    {
      types: ['paragraph'],
      attributes: {
        dispositivo: {
          default: null,
          parseHTML: ({ dataset: { dispositivo } }: HTMLElement) =>
            isTipoDispositivo(dispositivo) ? dispositivo : null,
          renderHTML: ({ dispositivo }: Record<string, unknown>) =>
            dispositivo === null ? {} : { 'data-dispositivo': dispositivo },
        },
        inicio: {
          default: null,
          keepOnSplit: false,
          parseHTML: ({ dataset: { inicio } }: HTMLElement) =>
            /^[1-9]\d{0,4}$/.test(inicio ?? '') ? Number(inicio) : null,
          renderHTML: ({ inicio }: Record<string, unknown>) =>
            inicio === null ? {} : { 'data-inicio': inicio },
        },
      },
    },
  ],
  addCommands: () => ({
    setDispositivo:
      (tipo) =>
      ({ editor, chain }) =>
        (tipo !== null && editor.isActive('listItem') ? chain().clearNodes() : chain())
          .command(({ tr, state }) => setTipo(state, tr, tipo))
          .run(),
    setInicio:
      (inicio) =>
      ({ state, tr, dispatch }) => {
        const here = dispositivoOf(state);
        if (here && dispatch) tr.setNodeAttribute(here.pos, 'inicio', inicio);
        return here !== undefined;
      },
    stepDispositivo:
      (by) =>
      ({ state, tr, dispatch }) => {
        const here = dispositivoOf(state);
        const next = here && nextTipo(here.tipo, by, isUnderClause(state.doc, here.pos));
        if (next && dispatch) setTipo(state, tr, next);
        return next !== undefined;
      },
  }),
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) => !editor.isActive('table') && editor.commands.stepDispositivo(1),
    'Shift-Tab': ({ editor }) => !editor.isActive('table') && editor.commands.stepDispositivo(-1),
    Enter: ({ editor }) => goOn(editor),
    Backspace: ({ editor }) => {
      const { empty, $from } = editor.state.selection;
      const here = empty && $from.parentOffset === 0 ? dispositivoOf(editor.state) : undefined;
      return here !== undefined && editor.commands.setDispositivo(null);
    },
  }),
  addInputRules() {
    return [
      new InputRule({
        find: /^(?:art|§|par[áa]grafo|cl[áa]usula|[IVXLCDM]+\s*[-–—]|[a-z]{1,2}\)|\d{1,5}\.)[^\n]{0,40}\s$/iu,
        handler: ({ state, range, match }) => {
          const { $from } = state.selection;
          const pos = $from.before();
          const tipo = expected(state.doc, pos, match[0]);
          if (tipo === undefined || $from.parent.type.name !== 'paragraph' || isInItem(state)) return null;
          // undone, the number is the words that were typed
          closeHistory(state.tr)
            .delete(range.from, range.to)
            .setNodeMarkup(pos, undefined, { ...$from.parent.attrs, classe: null, dispositivo: tipo });
          return undefined;
        },
      }),
    ];
  },
  addProseMirrorPlugins() {
    return [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: (_config, { doc }) => numbered(doc),
          apply: (tr, shown) => (tr.docChanged ? numbered(tr.doc) : shown),
        },
        props: { decorations: (state) => key.getState(state) },
      }),
      copyingNumbers(),
    ];
  },
});

const numbered = (doc: PmNode): DecorationSet =>
  DecorationSet.create(
    doc,
    numbersIn(doc).map(({ pos, size, numero }) =>
      Decoration.node(pos, pos + size, { 'data-numero': numero }),
    ),
  );

/** What the paragraph of the cursor is, and from which number it was told to go on. */
export const dispositivoOf = (
  state: EditorState,
):
  | { readonly pos: number; readonly tipo: TipoDispositivo; readonly inicio: number | undefined }
  | undefined => {
  const found = findParentNode(({ type }) => type.name === 'paragraph')(state.selection);
  const tipo: unknown = found?.node.attrs['dispositivo'];
  if (!found || !isTipoDispositivo(tipo)) return undefined;
  const inicio: unknown = found.node.attrs['inicio'];
  return { pos: found.pos, tipo, inicio: typeof inicio === 'number' ? inicio : undefined };
};

const isInItem = (state: EditorState): boolean =>
  findParentNode(({ type }) => type.name === 'listItem')(state.selection) !== undefined;

const setTipo = ({ schema }: EditorState, tr: Transaction, tipo: TipoDispositivo | null): boolean => {
  const paragraph = schema.nodes['paragraph'];
  if (!paragraph) return false;
  let changed = false;
  // undone by itself, however fast it came after what was typed
  const { from, to } = closeHistory(tr).selection;
  tr.doc.nodesBetween(from, to, (no, pos) => {
    if (!no.isTextblock) return true;
    const same = no.type === paragraph && no.attrs['dispositivo'] === tipo;
    // one that was a heading of the law keeps the place that references know
    const { textAlign, ancora } = no.attrs as Readonly<Record<string, unknown>>;
    if (!same)
      tr.setNodeMarkup(pos, paragraph, { textAlign, ancora, dispositivo: tipo, inicio: null, classe: null });
    changed = true;
    return false;
  });
  return changed;
};

/** After a written part comes another of its kind; an empty one goes one step wider, and from the widest back to ordinary text. */
const goOn = (editor: Editor): boolean => {
  const here = dispositivoOf(editor.state);
  if (!here) return false;
  if (editor.state.selection.$from.parent.content.size === 0)
    return editor.commands.stepDispositivo(-1) || editor.commands.setDispositivo(null);
  return editor
    .chain()
    .splitBlock()
    .command(({ tr }) => {
      const { $from } = closeHistory(tr).selection;
      // a split inside the words copies what belongs to the first half
      if ($from.parentOffset === 0 && $from.before() !== here.pos)
        tr.setNodeAttribute($from.before(), 'inicio', null).setNodeAttribute($from.before(), 'ancora', null);
      return true;
    })
    .run();
};

/** Whether the last article or clause before this place is a clause. */
const isUnderClause = (doc: PmNode, pos: number): boolean => {
  const head = numbersIn(doc).findLast(
    (each) => each.pos <= pos && ['artigo', 'clausula', 'clausulaNumeral'].includes(each.tipo),
  );
  return head !== undefined && head.tipo !== 'artigo';
};

/** What a typed number makes of its paragraph: only the number that would come by itself, so that no citation is taken for one. */
const expected = (doc: PmNode, pos: number, typed: string): TipoDispositivo | undefined => {
  const written = readNumero(typed);
  if (!written || doc.nodeAt(pos)?.attrs['dispositivo'] != null) return undefined;
  const { tipo, valor, sob } = written;
  // the words of one number may be the beginning of another, and a sign ends them
  if ((tipo.startsWith('clausula') || valor === undefined) && !/[-–—:.]\s$/.test(typed)) return undefined;
  const numbers = numbersIn(doc, { pos, tipo });
  const index = numbers.findIndex((each) => each.pos === pos);
  const would = numbers[index];
  if (!would || would.valor !== (valor ?? 1)) return undefined;
  if (sob && would.numero !== `${[...sob, would.valor].join('.')}.`) return undefined;
  // letters and bare numbers begin ordinary lists too
  const before = numbers[index - 1]?.tipo;
  if (tipo === 'alinea' && before === undefined) return undefined;
  if (tipo === 'item' && before !== 'alinea' && before !== 'item') return undefined;
  return tipo;
};
