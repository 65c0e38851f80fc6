/** The same choices with one more, or without it where it was among them. */
export const toggled = (before: ReadonlySet<number>, id: number): ReadonlySet<number> => {
  const after = new Set(before);
  if (!after.delete(id)) after.add(id);
  return after;
};
