import { useCallback, useRef, useState } from 'react';
import type { KeptWriting, Writing } from '#src/conteudo/comentarios/ComentarioForm.tsx';

export interface Written {
  /** Something was typed and not sent. */
  readonly typed: boolean;
  readonly of: (key: string) => KeptWriting;
  /** What was typed for one goes to another, after what is there. */
  readonly move: (from: string, to: string) => boolean;
}

/** What is typed and not sent, of each form, while the screen is open: closing the panel or choosing another element loses none of it. */
export const useWritten = (): Written => {
  const kept = useRef(new Map<string, Writing>());
  const [typed, setTyped] = useState(false);
  const put = useCallback((key: string, writing: Writing | undefined): void => {
    if (writing === undefined) kept.current.delete(key);
    else kept.current.set(key, writing);
    setTyped([...kept.current.values()].some(({ texto }) => texto.trim() !== ''));
  }, []);
  return {
    typed,
    of: (key) => ({ read: () => kept.current.get(key), keep: (writing) => put(key, writing) }),
    move: (from, to) => {
      const lost = kept.current.get(from);
      if (!lost || lost.texto.trim() === '') return false;
      const there = kept.current.get(to);
      put(to, {
        texto: [there?.texto, lost.texto].filter(Boolean).join('\n'),
        called: [...(there?.called ?? []), ...lost.called],
      });
      put(from, undefined);
      return true;
    },
  };
};
