import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { dismissAll } from '#src/ui/notify.ts';

afterEach(cleanup);
// one message is on the screen at a time: one that a former file left behind, or that came after it, would hide those of this one
beforeAll(dismissAll);
// Files share a worker and its window: what one of them pretends, shows or keeps in the browser ends with it.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
