import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { resetStores } from '#src/store/store.ts';

// The reader of PDFs paints only in a browser. One stand-in for all: files share a worker, and what one of them put in its place
// would be in the screens that another finds loaded.
vi.mock('#src/pdf/PdfViewer.tsx', () => import('../src/pdf/viewer-stand-in.tsx'));

// nothing is laid out here, so nothing is ever resized
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

afterEach(() => {
  cleanup();
  resetStores();
});
// what came after the last test of a former file was over would be seen in this one
beforeAll(resetStores);
// Files share a worker and its window: what one of them pretends, shows or keeps in the browser ends with it.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
