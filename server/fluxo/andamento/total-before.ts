/** How many a list has, when its page has none to say it: beyond the last page the first one is asked. */
export const totalBefore = async (
  start: number,
  first: () => Promise<{ readonly total: number }>,
): Promise<number> => (start > 1 ? (await first()).total : 0);
