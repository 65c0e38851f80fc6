const last = new Map<string, Promise<unknown>>();

/**
 * Runs what shares a word with nothing that runs: the words are taken one after the other, always in the same order, so that
 * nobody waits for who waits for them.
 */
export const inTurnOfAll = <T>(words: readonly string[], work: () => Promise<T>): Promise<T> =>
  [...new Set(words)]
    .toSorted()
    .reduceRight<() => Promise<T>>((inner, word) => () => inTurn(word, inner), work)();

/**
 * Runs what has the same word one after the other, in this process: who prepares the next number waits for who has the one
 * before, and not for a lock or a connection.
 */
export const inTurn = async <T>(word: string, work: () => Promise<T>): Promise<T> => {
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
