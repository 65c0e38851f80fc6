import type { Store } from '#src/store/store.ts';

/** Works of one kind while they last, each by a sign of its own: one that was let go of counts no more when it ends. */
export type UnderWay = readonly symbol[];

/** Is among them while it lasts. */
export const during = async <T>(works: Store<UnderWay>, work: () => Promise<T>): Promise<T> => {
  const one = Symbol();
  works.set([...works.get(), one]);
  try {
    return await work();
  } finally {
    works.set(works.get().filter((other) => other !== one));
  }
};
