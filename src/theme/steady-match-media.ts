/**
 * The width of the paper is not one of the screen: a screen that became another one while it is printed would leave blank
 * pages, counted for what it was. Until it is printed, what was true stays so.
 */
export const steadyMatchMedia = (query: string): MediaQueryList => {
  const now = globalThis.matchMedia(query);
  const paper = globalThis.matchMedia('print');
  let { matches } = now;
  return Object.defineProperty(globalThis.matchMedia(query), 'matches', {
    get: () => (matches = paper.matches ? matches : now.matches),
  });
};
