import { useState, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { ImportQuestion } from './components/ImportQuestion.tsx';
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
