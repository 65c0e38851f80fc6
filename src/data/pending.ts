/** How many calls are on their way, for the loading indicator. */
let count = 0;
const listeners = new Set<() => void>();

const change = (by: 1 | -1): void => {
  count += by;
  for (const listener of listeners) listener();
};

export const getPending = (): number => count;

export const subscribePending = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Counts a piece of work while it lasts. */
export const whilePending = async <T>(work: () => Promise<T>): Promise<T> => {
  change(1);
  try {
    return await work();
  } finally {
    change(-1);
  }
};
