import { useEffect, type RefObject } from 'react';

const focusable = 'button:not(:disabled), a[href], [role=tab], [role=option]';

/** One tab stop for a whole bar: arrows, Home and End walk inside it; in `both` ways, where it lies or stands as there is room. */
export const useRovingFocus = (
  container: RefObject<HTMLElement | null>,
  ways: 'across' | 'both' = 'across',
): void => {
  useEffect(() => {
    const bar = container.current;
    if (!bar) return undefined;
    const items = (): HTMLElement[] =>
      [...bar.querySelectorAll<HTMLElement>(focusable)].filter((item) => item.closest('[inert]') === null);
    const mark = (active: HTMLElement | undefined): void => {
      for (const item of items()) item.tabIndex = item === active ? 0 : -1;
    };
    const settle = (): void => {
      // copies made only to be measured are no stop at all
      for (const copy of bar.querySelectorAll<HTMLElement>('[inert] button, [inert] a')) copy.tabIndex = -1;
      const all = items();
      if (!all.some((item) => item.tabIndex === 0) || all.filter((item) => item.tabIndex === 0).length > 1)
        mark(all.find((item) => item === document.activeElement) ?? all[0]);
    };
    const onFocus = (event: FocusEvent): void => {
      const item = (event.target as HTMLElement).closest<HTMLElement>(focusable);
      if (item) mark(item);
    };
    const onKey = (event: KeyboardEvent): void => {
      const all = items();
      const at = all.indexOf(document.activeElement as HTMLElement);
      const to = target((ways === 'both' ? lying[event.key] : undefined) ?? event.key, at, all.length);
      if (at < 0 || to === undefined) return;
      event.preventDefault();
      all[to]?.focus();
    };
    settle();
    const observer = new MutationObserver(settle);
    observer.observe(bar, { childList: true, subtree: true });
    bar.addEventListener('focusin', onFocus);
    bar.addEventListener('keydown', onKey);
    return () => {
      observer.disconnect();
      bar.removeEventListener('focusin', onFocus);
      bar.removeEventListener('keydown', onKey);
    };
  }, [container, ways]);
};

const lying: Readonly<Record<string, string>> = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' };

const target = (key: string, at: number, length: number): number | undefined => {
  if (key === 'ArrowRight') return (at + 1) % length;
  if (key === 'ArrowLeft') return (at - 1 + length) % length;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : undefined;
};
