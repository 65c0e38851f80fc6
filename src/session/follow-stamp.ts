import { HttpProblem } from '#src/data/http-problem.ts';
import { refreshSession } from './acts.ts';
import { getSession } from './session-store.ts';

let asked: string | undefined;

/**
 * An answer of another version than the session kept here: an administrator changed the profile, or another tab the unit
 * or the person. The session is read anew, and menu and screens follow. The calls of the session bring it themselves.
 */
export const followStamp = (stamp: string, path: string): void => {
  const known = getSession()?.carimbo;
  if (known === undefined || known === stamp || asked === stamp || path.startsWith('login')) return;
  asked = stamp;
  void readAgain();
};

/** Reads the session anew, so that this page has an answer of its own. */
export const readAgain = async (): Promise<void> => {
  try {
    await refreshSession();
  } catch (error) {
    // the next answer brings the stamp again
    if (!(error instanceof HttpProblem)) throw error;
  } finally {
    asked = undefined;
  }
};
