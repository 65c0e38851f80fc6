/**
 * Makes a task run one at a time. Calls that arrive while it runs share one more run after it, since a task that
 * already began may not see what they are about.
 */
export const serially = <T>(task: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<unknown> | undefined;
  let next: Promise<T> | undefined;
  return () => {
    if (next) return next;
    const before = running ?? Promise.resolve();
    next = before
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        const mine = task();
        running = mine;
        return mine;
      });
    return next;
  };
};
