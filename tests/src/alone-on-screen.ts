import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { clearLocalState } from '#src/session/local-state.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { helena } from './person.ts';

/**
 * Each test of the file begins with Helena signed in and ends with nothing left on the screen nor in the browser.
 * @param drafts as where the browser keeps drafts: sealed, on a safe connection only.
 */
export const aloneOnScreen = ({ drafts = false } = {}): void => {
  beforeEach(() => {
    if (drafts) vi.stubGlobal('isSecureContext', true);
    openSession(helena());
  });
  afterEach(async () => {
    cleanup();
    closeSession();
    await clearLocalState();
    localStorage.clear();
    vi.unstubAllGlobals();
  });
};
