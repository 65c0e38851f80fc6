import { vi } from 'vitest';

/** What the editor measures and the test browser does not have: everything is at the origin and has no size. */
export const fillDomGaps = (wide = true): void => {
  class Observer {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('matchMedia', (query: string) => ({
    media: query,
    matches: query.includes('min-width') ? wide : query.includes('max-width') && !wide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const rects = Object.assign([], { item: () => null }) as unknown as DOMRectList;
  Range.prototype.getClientRects = () => rects;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  Element.prototype.scrollIntoView = () => undefined;
  document.elementFromPoint = () => null;
};
