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

/** What still needs the session: sent before it ends by itself, changes, or is given up by signing out. */
export const beforeSignOut = (work: Work): (() => void) => {
  works.add(work);
  return () => void works.delete(work);
};

/** Waits for all of it; what fails does not keep anybody from going on. */
export const saveWork = async (): Promise<void> => {
  await Promise.allSettled(Array.from(works, (work) => work()));
};

/** What a screen holds in the name of the session, and gives back with it. */
interface Hold {
  readonly release: Work;
  /** The session goes on after all. */
  readonly retake: Work;
}

const holds = new Set<Hold>();

export const holdWhileSigned = (hold: Hold): (() => void) => {
  holds.add(hold);
  return () => void holds.delete(hold);
};

/** Saves and gives back everything, while the session is still the person's. */
export const finishWork = async (): Promise<void> => {
  await saveWork();
  await Promise.allSettled(Array.from(holds, ({ release }) => release()));
};

/** The session was not given up: what still stands holds again what it gave back. */
export const resumeWork = async (): Promise<void> => {
  await Promise.allSettled(Array.from(holds, ({ retake }) => retake()));
};
