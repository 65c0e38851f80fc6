/** A dialog or a menu keeps the focus by itself. */
const layers = '.MuiModal-root:not(.MuiModal-hidden)';
/** Whoever knows a better place, as the next row of a list, goes first. */
const pauseMs = 60;

const pathOf = (from: Element | null): Element[] => (from ? [from, ...pathOf(from.parentElement)] : []);

/** The heading of the nearest part that is still there; undefined while what comes next is on its way. */
const headingNear = (path: readonly Element[]): HTMLElement | null => {
  const main = document.querySelector('main');
  const parts = path.filter((part) => part.isConnected && main?.contains(part));
  for (const part of parts) {
    const heading = part.querySelector<HTMLElement>('h1, h2');
    if (heading) return heading;
  }
  return main?.querySelector<HTMLElement>('h1') ?? null;
};

/**
 * What had the focus and is gone (an act that was done and is no longer offered, a screen that gave way to another) hands
 * it on to the heading of what is there now: the browser would leave it nowhere, and the keyboard would start over.
 * @param first what has the focus, and everything around it
 * @param left ends it
 */
export const keepFocus = (first: readonly Element[], left: AbortSignal): void => {
  /** What had the focus last, and everything around it. */
  let path = first;
  let waits = false;
  const onFocus = ({ target }: FocusEvent): void => {
    path = target instanceof Element && target.tagName !== 'MAIN' ? pathOf(target) : [];
    waits = false;
  };
  const settle = (): void => {
    const [last] = path;
    if (!last || document.activeElement !== document.body || document.querySelector(layers)) return;
    if (last.isConnected) {
      // at work, it cannot have the focus; it takes it again
      if (last.matches(':disabled')) waits = true;
      else if (waits && last instanceof HTMLElement) last.focus({ preventScroll: true });
      // left on purpose
      else path = [];
      return;
    }
    const heading = headingNear(path);
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    if (document.activeElement !== document.body) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      settle();
    }, pauseMs);
  };
  const observer = new MutationObserver(soon);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', onFocus, { signal: left });
  soon();
  left.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
};
