/** The whole number above zero that was typed; nothing of anything else. */
export const wholeOf = (typed: string): number | undefined => {
  const value = Number(typed);
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
};
