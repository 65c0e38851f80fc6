const last = new Map<string, Promise<unknown>>();

/**
 * Runs what has the same word one after the other, in this process: who prepares the next number waits for who has the one
 * before, and not for a lock or a connection. Without a word it runs at once.
 */
export const inTurn = async <T>(word: string | undefined, work: () => Promise<T>): Promise<T> => {
  if (word === undefined) return work();
  const before = last.get(word);
  // the one before may fail: that is told to who asked for it
  const mine = (before ?? Promise.resolve()).then(work, work);
  last.set(word, mine);
  try {
    return await mine;
  } finally {
    if (last.get(word) === mine) last.delete(word);
  }
};
