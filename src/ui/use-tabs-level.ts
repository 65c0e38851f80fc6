import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How much each tab takes: its name with air around, with less air, or its icon alone but for the selected one. */
type TabsLevel = 'larga' | 'justa' | 'icones';

/**
 * The roomiest way in which every tab is in sight; when none does, the tightest, and the bar scrolls.
 * @param shown what the bar says, so that other words and another selected tab are measured again
 */
export const useTabsLevel = (
  levels: readonly TabsLevel[],
  shown: string,
): { readonly bar: RefObject<HTMLDivElement | null>; readonly level: TabsLevel } => {
  const bar = useRef<HTMLDivElement>(null);
  const [level, setLevel] = useState<TabsLevel>('larga');
  const all = levels.join();
  useLayoutEffect(() => {
    const box = bar.current;
    if (!box) return undefined;
    const read = (): void => {
      const { paddingLeft, paddingRight } = getComputedStyle(box);
      const room = box.clientWidth - (parseFloat(paddingLeft) || 0) - (parseFloat(paddingRight) || 0);
      let chosen: TabsLevel = 'larga';
      for (const each of all.split(',') as TabsLevel[]) {
        // each way is tried where it stands, before anything is painted
        box.dataset.level = chosen = each;
        if (widthOf(box) <= Math.max(room, 0)) break;
      }
      setLevel(chosen);
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(box);
    for (const tab of tabsIn(box)) observer.observe(tab);
    return () => observer.disconnect();
  }, [all, shown]);
  return { bar, level };
};

const tabsIn = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('[role="tab"]')];

const widthOf = (box: HTMLElement): number => {
  const tabs = tabsIn(box);
  const [first, last] = [tabs[0], tabs.at(-1)];
  return first && last ? last.offsetLeft + last.offsetWidth - first.offsetLeft : 0;
};
