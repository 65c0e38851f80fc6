/** Moves a name one place up (-1) or down (1). */
export const moved = <Name extends string>(names: readonly Name[], name: Name, by: -1 | 1): Name[] => {
  const from = names.indexOf(name);
  const to = from + by;
  const next = [...names];
  if (from < 0 || to < 0 || to >= names.length) return next;
  next.splice(from, 1);
  next.splice(to, 0, name);
  return next;
};
