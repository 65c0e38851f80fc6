import { later } from '#src/ui/later.tsx';

/** A value that is more than its text, in a list; most lists have none, and do not wait for it. */
export const ViewedInList = later(() =>
  import('../widgets/ViewedValue.tsx').then((module) => module.ViewedValue),
);
