import type { Editor } from '@tiptap/react';
import { useState, type ComponentProps, type RefObject } from 'react';
import type { NoCorpo } from '#schemas/corpo/no-corpo.ts';
import { backToText } from '../back-to-text.ts';
import type { NotaDialog } from './NotaDialog.tsx';
import { putNota, removeNota } from './put-nota.ts';

interface NotasState {
  /** The note whose words are being written; `at` is undefined for a new one. */
  readonly asked: { readonly at: number | undefined } | undefined;
  readonly ask: (at: number | undefined) => void;
  /** From the call to the words of the note, where they can be changed or led back from. */
  readonly goTo: (numero: number) => void;
  readonly dialogOf: (editor: Editor) => ComponentProps<typeof NotaDialog>;
}

/** The footnotes of the sheet: which one is being written, and the way to its words. */
export const useNotas = (sheet: RefObject<HTMLElement | null>): NotasState => {
  const [asked, setAsked] = useState<{ readonly at: number | undefined }>();
  const at = asked?.at;
  return {
    asked,
    ask: (place) => setAsked({ at: place }),
    goTo: (numero) => {
      const nota = sheet.current?.querySelector<HTMLElement>(`[data-nota-numero="${numero}"]`);
      nota?.scrollIntoView({ block: 'nearest' });
      nota
        ?.querySelector<HTMLElement>('[data-editar], [data-voltar]:only-of-type')
        ?.focus({ preventScroll: true });
    },
    dialogOf: (editor) => {
      const leave = (): void => backToText(editor, () => setAsked(undefined));
      return {
        words: at === undefined ? [] : ((editor.state.doc.nodeAt(at)?.toJSON() as NoCorpo)?.content ?? []),
        onDone: (words) => {
          putNota(editor, at, words);
          leave();
        },
        onRemove:
          at === undefined
            ? undefined
            : () => {
                removeNota(editor, at);
                leave();
              },
        onClose: leave,
      };
    },
  };
};
