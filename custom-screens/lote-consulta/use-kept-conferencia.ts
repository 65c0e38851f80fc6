import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import type { Lote } from '#schemas/shapes/lote.ts';
import { conferencias, type Conferencia } from '#src/conteudo/lote/conferencias.ts';
import { dropLocalDraft, keepLocalDraft, readLocalDraft, type Dated } from '#src/session/local-drafts.ts';
import { useDraftOwner } from '#src/session/use-draft-owner.ts';

/** As it is kept on this computer: the page may be loaded anew, or the session end, in the middle of a pile. */
interface Guardada extends Dated, Pick<Conferencia, 'codigos' | 'escrito'> {
  readonly motivos: readonly (readonly [number, string])[];
}

const nothing: Conferencia = { codigos: [], motivos: new Map(), escrito: '' };

const isNothing = ({ codigos, motivos, escrito }: Conferencia): boolean =>
  codigos.length === 0 && motivos.size === 0 && escrito === '';

interface Kept {
  readonly kept: Conferencia;
  readonly setKept: Dispatch<SetStateAction<Conferencia>>;
  /** The lot was opened: nothing of this is needed again. */
  readonly forget: () => void;
}

/** The check of a lot, from its arrival on: a lot that goes and comes again is checked anew. */
export const useKeptConferencia = ({ id, recebimento }: Pick<Lote, 'id' | 'recebimento'>): Kept => {
  const name = `${useDraftOwner()}.conferencia.${id}.${recebimento?.tramiteId ?? 0}`;
  const [kept, setKept] = useState(() => conferencias.get().get(name) ?? nothing);
  const [settled, setSettled] = useState(!isNothing(kept));
  const forgotten = useRef(false);
  useEffect(() => {
    if (settled) return undefined;
    let gone = false;
    void readLocalDraft<Guardada>(name).then((found) => {
      if (gone) return;
      if (found) setKept((now) => (isNothing(now) ? { ...found, motivos: new Map(found.motivos) } : now));
      setSettled(true);
    });
    return () => {
      gone = true;
    };
  }, [name, settled]);
  useEffect(() => {
    if (!settled || forgotten.current) return;
    conferencias.set(new Map([...conferencias.get(), [name, kept]]));
    if (isNothing(kept)) dropLocalDraft(name);
    else {
      const guardada: Guardada = { ...kept, motivos: [...kept.motivos], momento: new Date().toISOString() };
      void keepLocalDraft(name, guardada);
    }
  }, [name, kept, settled]);
  return {
    kept,
    setKept,
    forget: () => {
      forgotten.current = true;
      conferencias.set(new Map([...conferencias.get()].filter(([one]) => one !== name)));
      dropLocalDraft(name);
    },
  };
};
