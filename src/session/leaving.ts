/** Asks a screen whether it may be left, as a navigation would; false keeps the person where they are. */
type Guard = () => Promise<boolean>;

const guards = new Set<Guard>();

export const guardLeaving = (guard: Guard): (() => void) => {
  guards.add(guard);
  return () => void guards.delete(guard);
};

/** Whether what is open may be left for another person's or another unit's screens: what can be saved is saved first. */
export const mayLeave = async (): Promise<boolean> => {
  for (const guard of [...guards]) if (!(await guard())) return false;
  return true;
};
