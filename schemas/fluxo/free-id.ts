/** Gives identifiers that nothing has yet, and that nothing is given again; each word goes on from where it was. */
export const freeIds = (taken: Set<string>): ((word: string) => string) => {
  const last = new Map<string, number>();
  return (word) => {
    for (let number = (last.get(word) ?? 0) + 1; ; number += 1) {
      const one = number === 1 ? word : `${word}_${number}`;
      if (taken.has(one)) continue;
      taken.add(one);
      last.set(word, number);
      return one;
    }
  };
};
