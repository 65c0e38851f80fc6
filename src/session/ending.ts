/** What open screens do when the session ends under them, and before it is ended on purpose. */
type Listener = () => void;
type Work = () => Promise<unknown>;

const listeners = new Set<Listener>();
const works = new Set<Work>();

/** Called while the screens still stand but their person is gone: the moment to keep what was typed. */
export const onSessionEnd = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const tellSessionEnd = (): void => {
  for (const listener of listeners) listener();
};

/** What still needs the session: done before it is given up by signing out. */
export const beforeSignOut = (work: Work): (() => void) => {
  works.add(work);
  return () => void works.delete(work);
};

/** Waits for all of it; what fails does not keep anybody from signing out. */
export const finishWork = async (): Promise<void> => {
  await Promise.allSettled(Array.from(works, (work) => work()));
};
