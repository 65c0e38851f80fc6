import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { useState, type ComponentProps } from 'react';
import type { TextoDe } from '#schemas/corpo/alvos-of.ts';
import { backToText } from '../back-to-text.ts';
import type { ModoCorpo } from '../corpo-context.ts';
import type { LegendaDialog } from './LegendaDialog.tsx';
import { putReferencia } from './put-referencia.ts';
import type { ReferenciaDialog } from './ReferenciaDialog.tsx';
import { choicesOf, placeOfAncora } from './referidos.ts';

interface ReferenciasState {
  /** What the reference here names is asked for; `at` is undefined for a new one. */
  readonly asked: { readonly at: number | undefined } | undefined;
  /** The table or picture whose caption is being written. */
  readonly captioned: number | undefined;
  readonly ask: (at: number | undefined) => void;
  readonly askLegenda: (at: number) => void;
  readonly dialogOf: (
    editor: Editor,
    modo: ModoCorpo,
    textoDe: TextoDe,
  ) => ComponentProps<typeof ReferenciaDialog>;
  readonly legendaOf: (editor: Editor, at: number) => ComponentProps<typeof LegendaDialog>;
}

/** The references of the sheet: which one is being chosen, and which caption is being written. */
export const useReferencias = (): ReferenciasState => {
  const [asked, setAsked] = useState<{ readonly at: number | undefined }>();
  const [captioned, setCaptioned] = useState<number>();
  const at = asked?.at;
  return {
    asked,
    captioned,
    ask: (place) => setAsked({ at: place }),
    askLegenda: setCaptioned,
    dialogOf: (editor, modo, textoDe) => {
      const ancora = at === undefined ? undefined : String(editor.state.doc.nodeAt(at)?.attrs['alvo']);
      const leave = (then?: () => void): void => backToText(editor, () => setAsked(undefined), then);
      return {
        choices: choicesOf(editor.state.doc, textoDe).filter(
          ({ no, pos }) =>
            modo === 'modelo' || typeof no.attrs?.['ancora'] === 'string' || !isFixed(editor, pos),
        ),
        ancora,
        onDone: (alvo) => {
          putReferencia(editor, at, alvo);
          leave();
        },
        onGo: ancora === undefined ? undefined : () => leave(() => void goToAncora(editor, ancora)),
        onRemove:
          at === undefined
            ? undefined
            : () => {
                editor.view.dispatch(editor.state.tr.delete(at, at + 1));
                leave();
              },
        onClose: () => leave(),
      };
    },
    legendaOf: (editor, pos) => {
      const no = editor.state.doc.nodeAt(pos);
      const leave = (): void => backToText(editor, () => setCaptioned(undefined));
      return {
        tipo: no?.type.name === 'image' ? 'figura' : 'tabela',
        legenda: typeof no?.attrs['legenda'] === 'string' ? no.attrs['legenda'] : '',
        onDone: (legenda) => {
          editor.view.dispatch(
            editor.state.tr.setNodeAttribute(pos, 'legenda', legenda === '' ? null : legenda),
          );
          leave();
        },
        onClose: leave,
      };
    },
  };
};

const isFixed = (editor: Editor, pos: number): boolean => {
  const $pos = editor.state.doc.resolve(pos);
  return Array.from({ length: $pos.depth + 1 }, (_, depth) => $pos.node(depth)).some(
    ({ type }) => type.name === 'fixo',
  );
};

/** Takes the person to what a reference names; false when it is gone. */
export const goToAncora = (editor: Editor, ancora: string): boolean => {
  const place = placeOfAncora(editor.state.doc, ancora);
  if (!place) return false;
  const { no, pos } = place;
  const { tr } = editor.state;
  const chosen = no.isAtom ? NodeSelection.create(tr.doc, pos) : TextSelection.near(tr.doc.resolve(pos + 1));
  editor.view.dispatch(tr.setSelection(chosen).scrollIntoView());
  const dom = editor.view.nodeDOM(pos);
  if (editor.isEditable || !(dom instanceof HTMLElement)) return editor.commands.focus();
  // where the text is not for writing it takes no focus: the place itself does
  dom.scrollIntoView({ block: 'nearest' });
  dom.tabIndex = -1;
  dom.focus({ preventScroll: true });
  return true;
};
