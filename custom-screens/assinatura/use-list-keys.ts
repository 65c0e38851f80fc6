import { text } from '#src/i18n/text.ts';
import { useShortcuts } from '#src/ui/use-shortcuts.ts';
import type { useSelection } from './use-selection.ts';

interface ListKeys {
  readonly ids: readonly number[];
  readonly possible: readonly number[];
  readonly selection: ReturnType<typeof useSelection>;
  readonly ask: () => void;
  readonly active: boolean;
}

/** j and k walk, x chooses, * a chooses all, s signs, Esc lets go. */
export const useListKeys = ({ ids, possible, selection, ask, active }: ListKeys): void => {
  const walk = (by: 1 | -1): void => {
    const at = ids.indexOf(current() ?? 0);
    const next = ids[at < 0 ? 0 : Math.min(Math.max(at + by, 0), ids.length - 1)];
    document.querySelector<HTMLElement>(`[data-para-assinar="${next ?? 0}"] a`)?.focus();
  };
  const choose = (): void => {
    const id = current();
    if (id !== undefined && possible.includes(id)) selection.toggle(id);
  };
  useShortcuts(
    active
      ? [
          { keys: 'j', label: text('caixa.atalhos.proximo'), perform: () => walk(1) },
          { keys: 'k', label: text('caixa.atalhos.anterior'), perform: () => walk(-1) },
          { keys: 'x', label: text('caixa.atalhos.selecionar'), perform: choose },
          { keys: '* a', label: text('caixa.atalhos.todos'), perform: () => selection.set(possible) },
          { keys: 's', label: text('assinatura.assinar'), perform: ask },
          { keys: 'Escape', label: text('caixa.atalhos.limpar'), perform: selection.clear },
        ]
      : [],
  );
};

/** The row that has the focus. */
const current = (): number | undefined => {
  const row = document.activeElement?.closest<HTMLElement>('[data-para-assinar]');
  return row ? Number(row.dataset['paraAssinar']) : undefined;
};
