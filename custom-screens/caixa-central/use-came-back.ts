import { useEffect, useRef, type RefObject } from 'react';
import { recallList } from '#src/conteudo/list-memory.ts';
import { focusRow, type Current } from './use-current.ts';

/** Coming back from an item, its row takes the focus again. */
export const useCameBack = (
  address: string,
  current: Current,
  list: RefObject<HTMLElement | null>,
  ready: boolean,
): void => {
  const left = useRef(recallList(address).chave);
  useEffect(() => {
    if (!ready || left.current === undefined) return;
    left.current = undefined;
    // nobody chose to be there
    if (document.activeElement?.matches('body, main, h1')) focusRow(list, current.index, { current: null });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the rows are here
  }, [ready]);
};
