import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
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
  const watchers = new Set<() => void>();
  let state: Coming<Props> = {};
  let fetching = false;

  const settle = (next: Coming<Props>): void => {
    state = next;
    fetching = false;
    for (const tell of watchers) tell();
  };
  const watch = (tell: () => void): (() => void) => {
    watchers.add(tell);
    if (!fetching && !state.Part) {
      fetching = true;
      fetchPart().then(
        (Part) => settle({ Part }),
        (failure: unknown) => settle({ failure: ChunkLoadError.of(failure) }),
      );
    }
    return () => {
      watchers.delete(tell);
      if (watchers.size === 0 && 'failure' in state) state = {};
    };
  };

  return function Later(props: Props) {
    const { Part, ...rest } = useSyncExternalStore(watch, () => state);
    if ('failure' in rest) throw rest.failure;
    return Part ? <Part {...props} /> : waiting;
  };
};
