import { useCallback, useEffect, useRef, useState } from 'react';
import { dropLocalDraft, keepLocalDraft, readLocalDraft, type Dated } from '#src/session/local-drafts.ts';
import { useDraftOwner } from '#src/session/use-draft-owner.ts';

/** A drawing that did not reach the server, kept encrypted on this computer for its person alone. */
export interface CopiaDesenho extends Dated {
  readonly xml: string;
  /** Over which it was drawn. */
  readonly revisao: number;
  /** Somebody saved another meanwhile. */
  readonly conflito: boolean;
}

interface LocalCopyOf {
  readonly id: number;
  /** What the server had when it was opened, as it was read. */
  readonly read: { readonly xml: string; readonly revisao: number; readonly alteradoEm?: string | undefined };
  /** What is on the paper, and how it stands towards the server. */
  readonly xml: string;
  readonly changed: boolean;
  readonly revisao: () => number;
  readonly conflito: boolean;
}

interface LocalCopy {
  /** One that was found when the drawing was opened, until it is taken or left. */
  readonly found: CopiaDesenho | undefined;
  /** It was taken, or is not wanted. */
  readonly settle: () => void;
}

/** Keeps here what is not saved, and finds it when the same person opens the drawing again. */
export const useLocalCopy = ({ id, read, xml, changed, revisao, conflito }: LocalCopyOf): LocalCopy => {
  const name = `${useDraftOwner()}.desenho.${id}`;
  const [found, setFound] = useState<CopiaDesenho>();
  /** Until it was looked for, and while it waits for an answer, nothing takes its place. */
  const [free, setFree] = useState(false);
  const first = useRef(read);
  const now = useRef(revisao);
  useEffect(() => {
    now.current = revisao;
  });
  const kept = useRef(false);

  useEffect(() => {
    let gone = false;
    void readLocalDraft<CopiaDesenho>(name).then((copia) => {
      if (gone) return;
      if (copia && isWorth(copia, first.current)) return setFound(copia);
      if (copia) dropLocalDraft(name);
      setFree(true);
    });
    return () => {
      gone = true;
    };
  }, [name]);

  useEffect(() => {
    if (!free) return;
    if (changed) {
      kept.current = true;
      const copia: CopiaDesenho = {
        momento: new Date().toISOString(),
        xml,
        revisao: now.current(),
        conflito,
      };
      void keepLocalDraft(name, copia);
    } else if (kept.current) {
      kept.current = false;
      dropLocalDraft(name);
    }
  }, [free, changed, xml, conflito, name]);

  const settle = useCallback((): void => {
    dropLocalDraft(name);
    setFound(undefined);
    setFree(true);
  }, [name]);
  return { found, settle };
};

/** Not what is there already, nor drawn over what others changed since. */
const isWorth = (copia: CopiaDesenho, { xml, revisao, alteradoEm }: LocalCopyOf['read']): boolean =>
  copia.xml !== xml &&
  (copia.conflito || copia.revisao >= revisao || Date.parse(copia.momento) > Date.parse(alteradoEm ?? ''));
