import { useState, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import type { DesenhoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import { ImportNotes } from './components/ImportNotes.tsx';
import { ImportQuestion } from './components/ImportQuestion.tsx';
import { ReplaceQuestion } from './components/ReplaceQuestion.tsx';
import type { Drawing } from './drawing.ts';
import { readText } from './read-text.ts';
import { openDrawing, type Opened } from './use-drawing.ts';

interface ImportOf {
  readonly desenho: DesenhoFluxo;
  /** What is on the paper. */
  readonly drawing: Drawing;
  /** Whether there is a drawing that the file would take the place of. */
  readonly isDrawn: boolean;
  /** With the name of the ready flow that it is, if it is one. */
  readonly put: (next: Opened, pronto?: string) => Promise<void>;
}

/** A file in the place of the drawing: compared with it first, and told what would be lost by it and what is worth a look. */
export const useImport = ({
  desenho,
  drawing,
  isDrawn,
  put,
}: ImportOf): {
  readonly take: (file: File, pronto?: string) => Promise<void>;
  readonly question: ReactNode;
} => {
  const text = useText();
  const [waiting, setWaiting] = useState<
    Opened & { readonly name: string; readonly pronto: string | undefined }
  >();
  const asked = waiting && {
    onConfirm: () => {
      setWaiting(undefined);
      void put(waiting, waiting.pronto);
    },
    onClose: () => setWaiting(undefined),
  };
  return {
    take: async (file, pronto) => {
      const opened = await openDrawing(await readText(file));
      if (isDrawn || opened.notes.length > 0) setWaiting({ ...opened, pronto, name: pronto ?? file.name });
      else await put(opened, pronto);
    },
    question:
      waiting &&
      asked &&
      (isDrawn ? (
        <ReplaceQuestion
          {...asked}
          title={
            waiting.pronto === undefined
              ? text('fluxoDesenho.importacao.pergunta')
              : text('fluxoDesenho.prontos.pergunta', { nome: waiting.pronto })
          }
          desenho={desenho}
          now={drawing}
          next={waiting.drawing}
          nextName={waiting.name}
          notes={waiting.notes.length > 0 && <ImportNotes notes={waiting.notes} />}
        />
      ) : (
        <ImportQuestion {...asked} notes={waiting.notes} />
      )),
  };
};
