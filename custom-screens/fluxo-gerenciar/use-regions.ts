import { useEffect } from 'react';

/** The parts of the page that F6 goes through, in the order in which they are used. */
const regions = ['barra', 'paleta', 'papel', 'roteiro', 'propriedades'] as const;

/** The line of the outline that Tab stops at comes before the field that looks for one. */
const stops = [
  '[role=treeitem][tabindex="0"]',
  'button:not(:disabled):not([tabindex="-1"]), input:not(:disabled), textarea, [role=combobox], a[href]',
] as const;

const stopOf = (region: HTMLElement | undefined): HTMLElement | undefined => {
  if (region?.tabIndex === 0) return region;
  const found = stops.map((stop) => region?.querySelector<HTMLElement>(stop));
  return found.find((one) => one !== null && one !== undefined) ?? undefined;
};

/** F6 goes to the next part of the page, Shift+F6 to the one before; what is put away is passed over. */
export const useRegions = (): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
      if (document.querySelector('[role=dialog], [role=menu]')) return;
      const there = regions.flatMap((name) => {
        const region = document.querySelector<HTMLElement>(`[data-regiao="${name}"]:not([hidden])`);
        // one in which nothing can be chosen now is passed over too
        return region && stopOf(region) ? [region] : [];
      });
      if (there.length === 0) return;
      event.preventDefault();
      // the paper has the palette beside it, not in it: the innermost is where the person is
      const at = there.findIndex((region) => region.contains(document.activeElement));
      const step = event.shiftKey ? -1 : 1;
      const from = at < 0 && event.shiftKey ? 0 : at;
      stopOf(there[(from + step + there.length) % there.length])?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
};
