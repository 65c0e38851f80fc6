import { useCallback, useEffect, useRef, useState } from 'react';
import type { Writing } from '#src/conteudo/comentarios/ComentarioForm.tsx';
import { dropLocalDraft, keepLocalDraft, readLocalDraft, type Dated } from '#src/session/local-drafts.ts';
import { useDraftOwner } from '#src/session/use-draft-owner.ts';
import type { RascunhosDeRegra } from './regras/rascunho-de-regra.ts';

type Comentarios = Readonly<Record<string, Writing>>;

interface Unfinished {
  readonly regras: RascunhosDeRegra['regras'];
  /** By form. */
  readonly comentarios: Comentarios;
}

export interface Rascunhos extends RascunhosDeRegra {
  readonly comentario: (key: string) => Writing | undefined;
  readonly keepComentario: (key: string, writing: Writing | undefined) => void;
  /** Something was typed in a comment. */
  readonly typed: boolean;
  /** What is typed stays on this computer. */
  readonly isKept: () => boolean;
  /** Another number once those of another time were read. */
  readonly lidos: number;
}

const nothing: Unfinished = { regras: {}, comentarios: {} };

/** What is begun in the designer and is not yet of the drawing or of a conversation: it stays with what it is of, and on this computer. */
export const useRascunhos = (fluxoId: number): Rascunhos => {
  const name = `${useDraftOwner()}.desenho.${fluxoId}.porTerminar`;
  const kept = useRef(nothing);
  const [regras, setRegras] = useState(nothing.regras);
  const [typed, setTyped] = useState(false);
  const safe = useRef(false);
  const [lidos, setLidos] = useState(0);

  const put = useCallback(
    (next: Unfinished): void => {
      kept.current = next;
      setRegras(next.regras);
      setTyped(Object.values(next.comentarios).some(({ texto }) => texto.trim() !== ''));
      if (Object.keys(next.regras).length + Object.keys(next.comentarios).length === 0) dropLocalDraft(name);
      else
        void keepLocalDraft(name, { ...next, momento: new Date().toISOString() }).then((kept) => {
          safe.current = kept;
        });
    },
    [name],
  );
  useEffect(() => {
    let gone = false;
    void readLocalDraft<Unfinished & Dated>(name).then((found) => {
      if (gone || !found) return;
      put({
        regras: { ...found.regras, ...kept.current.regras },
        comentarios: { ...found.comentarios, ...kept.current.comentarios },
      });
      setLidos((times) => times + 1);
    });
    return () => {
      gone = true;
    };
  }, [name, put]);

  const keepRegra = useCallback<Rascunhos['keepRegra']>(
    (lugar, regra) => put({ ...kept.current, regras: withOne(kept.current.regras, lugar, regra) }),
    [put],
  );
  const keepComentario = useCallback<Rascunhos['keepComentario']>(
    (key, writing) => {
      if (kept.current.comentarios[key] === writing) return;
      put({ ...kept.current, comentarios: withOne(kept.current.comentarios, key, writing) });
    },
    [put],
  );
  const moveRegra = useCallback<Rascunhos['moveRegra']>(
    (from, to) => {
      keepRegra(to, kept.current.regras[from]);
      keepRegra(from, undefined);
    },
    [keepRegra],
  );
  const comentario = useCallback<Rascunhos['comentario']>((key) => kept.current.comentarios[key], []);
  const isKept = useCallback(() => safe.current, []);
  return { regras, keepRegra, moveRegra, comentario, keepComentario, typed, isKept, lidos };
};

const withOne = <T>(
  all: Readonly<Record<string, T>>,
  key: string,
  one: T | undefined,
): Readonly<Record<string, T>> => {
  const others = Object.entries(all).filter(([other]) => other !== key);
  return Object.fromEntries(one === undefined ? others : [...others, [key, one] as const]);
};
