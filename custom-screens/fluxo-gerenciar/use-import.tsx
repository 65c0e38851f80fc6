import { useState, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { ImportQuestion } from './components/ImportQuestion.tsx';
import { readText } from './read-text.ts';
import { openDrawing, type Opened } from './use-drawing.ts';

interface ImportOf {
  /** Whether there is a drawing that the file would take the place of. */
  readonly isDrawn: boolean;
  readonly put: (next: Opened) => Promise<void>;
}

/** A file in the place of the drawing: asked first, where something would be lost by it, and told what is worth a look. */
export const useImport = ({
  isDrawn,
  put,
}: ImportOf): { readonly take: (file: File) => Promise<void>; readonly question: ReactNode } => {
  const text = useText();
  const [waiting, setWaiting] = useState<Opened>();
  return {
    take: async (file) => {
      const opened = await openDrawing(await readText(file));
      if (isDrawn || opened.notes.length > 0) setWaiting(opened);
      else await put(opened);
    },
    question: waiting && (
      <ImportQuestion
        notes={waiting.notes}
        title={text(isDrawn ? 'fluxoDesenho.importacao.pergunta' : 'fluxoDesenho.importacao.perguntaNovo')}
        replaces={isDrawn}
        onConfirm={() => {
          setWaiting(undefined);
          void put(waiting);
        }}
        onClose={() => setWaiting(undefined)}
      />
    ),
  };
};
