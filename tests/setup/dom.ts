import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

afterEach(cleanup);
// Files share a worker, and what one of them pretends about the browser ends with it.
afterAll(() => {
  vi.unstubAllGlobals();
});
