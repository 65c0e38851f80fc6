import { useEffect, type ComponentType, type ReactNode } from 'react';
import { createStore, useStore } from '#src/store/store.ts';
import { ChunkLoadError } from './chunk-load-error.ts';

type Coming<Props> = { readonly Part?: ComponentType<Props>; readonly failure?: unknown };

/**
 * A part that is fetched when it is first shown: a screen, a dialog, a menu. `waiting` stands in its place meanwhile; a
 * failed fetch is thrown to the nearest boundary and tried again when the part is next shown.
 *
 * Not `React.lazy`: React keeps what stood in for a suspended part on the screen for 300 ms, however soon the part came.
 */
export const later = <Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> => {
  const coming = createStore<Coming<Props>>({});
  let shown = 0;
  let fetching = false;

  const settle = (next: Coming<Props>): void => {
    fetching = false;
    coming.set(next);
  };
  const show = (): (() => void) => {
    shown += 1;
    if (!fetching && !coming.get().Part) {
      fetching = true;
      fetchPart().then(
        (Part) => settle({ Part }),
        (failure: unknown) => settle({ failure: ChunkLoadError.of(failure) }),
      );
    }
    return () => {
      shown -= 1;
      if (shown === 0 && 'failure' in coming.get()) coming.set({});
    };
  };

  return function Later(props: Props) {
    const { Part, ...rest } = useStore(coming);
    useEffect(show, []);
    if ('failure' in rest) throw rest.failure;
    return Part ? <Part {...props} /> : waiting;
  };
};
