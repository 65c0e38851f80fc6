/** First wait and longest one between attempts, in milliseconds. */
const firstWait = 500;
const longestWait = 60_000;

/**
 * Makes a task run again, later each time, until it is done. Asking again while it waits runs it at once.
 * @param task answers whether it is done; throwing means that it is not.
 */
export const retryLater = (
  task: () => Promise<boolean>,
  onError: (error: unknown) => void,
): { readonly run: () => void; readonly stop: () => void } => {
  let timer: NodeJS.Timeout | undefined;
  let wait = firstWait;
  let stopped = false;

  const attempt = async (): Promise<void> => {
    const done = await task().catch((error: unknown) => {
      onError(error);
      return false;
    });
    clearTimeout(timer);
    if (done || stopped) {
      wait = firstWait;
      return;
    }
    timer = setTimeout(() => void attempt(), wait).unref();
    wait = Math.min(wait * 2, longestWait);
  };
  return {
    run: () => {
      clearTimeout(timer);
      void attempt();
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
};
