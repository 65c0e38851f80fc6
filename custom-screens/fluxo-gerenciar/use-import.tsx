import { useState, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import type { DesenhoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import { ImportNotes } from './components/ImportNotes.tsx';
import { ImportQuestion } from './components/ImportQuestion.tsx';
import { ReplaceQuestion } from './components/ReplaceQuestion.tsx';
import type { Drawing } from './drawing.ts';
import { openDrawing, type Opened } from './use-drawing.ts';

/** A file says in its first line how its letters are written; most say nothing, and mean UTF-8. */
const readText = async (file: File): Promise<string> => {
  const bytes = await file.arrayBuffer();
  const head = new TextDecoder('latin1').decode(bytes.slice(0, 200));
  const said = /<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(head)?.[1];
  const text = new TextDecoder(said ?? 'utf-8').decode(bytes);
  return text.replace(/(<\?xml[^>]*encoding=["'])[\w-]+(["'])/i, '$1UTF-8$2');
};

interface ImportOf {
  readonly desenho: DesenhoFluxo;
  /** What is on the paper. */
  readonly drawing: Drawing;
  /** Whether there is a drawing that the file would take the place of. */
  readonly isDrawn: boolean;
  readonly put: (next: Opened) => Promise<void>;
}

/** A file in the place of the drawing: compared with it first, and told what would be lost by it and what is worth a look. */
export const useImport = ({
  desenho,
  drawing,
  isDrawn,
  put,
}: ImportOf): { readonly take: (file: File) => Promise<void>; readonly question: ReactNode } => {
  const text = useText();
  const [waiting, setWaiting] = useState<Opened & { readonly name: string }>();
  const asked = waiting && {
    onConfirm: () => {
      setWaiting(undefined);
      void put(waiting);
    },
    onClose: () => setWaiting(undefined),
  };
  return {
    take: async (file) => {
      const opened = await openDrawing(await readText(file));
      if (isDrawn || opened.notes.length > 0) setWaiting({ ...opened, name: file.name });
      else await put(opened);
    },
    question:
      waiting &&
      asked &&
      (isDrawn ? (
        <ReplaceQuestion
          {...asked}
          title={text('fluxoDesenho.importacao.pergunta')}
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
