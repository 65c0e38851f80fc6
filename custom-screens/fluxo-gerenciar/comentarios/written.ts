import type { KeptWriting } from '#src/conteudo/comentarios/ComentarioForm.tsx';
import type { Rascunhos } from '../use-rascunhos.ts';

export interface Written {
  /** Something was typed and not sent. */
  readonly typed: boolean;
  /** Another number once what was typed another time was read. */
  readonly lidos: number;
  readonly of: (key: string) => KeptWriting;
  /** What was typed for one goes to another, after what is there. */
  readonly move: (from: string, to: string) => boolean;
}

/** What is typed and not sent, of each form: closing the panel, choosing another element or leaving loses none of it. */
export const writtenOf = ({ typed, lidos, comentario, keepComentario }: Rascunhos): Written => ({
  typed,
  lidos,
  of: (key) => ({ read: () => comentario(key), keep: (writing) => keepComentario(key, writing) }),
  move: (from, to) => {
    const lost = comentario(from);
    if (!lost || lost.texto.trim() === '') return false;
    const there = comentario(to);
    keepComentario(to, {
      texto: [there?.texto, lost.texto].filter(Boolean).join('\n'),
      called: [...(there?.called ?? []), ...lost.called],
    });
    keepComentario(from, undefined);
    return true;
  },
});
