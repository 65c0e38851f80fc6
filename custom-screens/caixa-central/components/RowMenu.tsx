import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { useText } from '#src/i18n/use-text.ts';
import { MoreActions } from '#src/ui/MoreActions.tsx';
import { itemActions } from '../item-actions.ts';
import type { Tab } from '../tabs.ts';
import type { CaixaActs } from '../use-caixa-acts.ts';

interface RowMenuProps {
  readonly tab: Tab;
  readonly item: ItemCaixa;
  readonly acts: CaixaActs;
  /** Whether Tab stops here. */
  readonly stop: boolean;
}

/** What can be done with the item of a row. */
export const RowMenu = ({ tab, item, acts, stop }: RowMenuProps) => {
  const text = useText();
  return (
    <MoreActions
      size="small"
      tabIndex={stop ? 0 : -1}
      label={text('caixa.lista.acoesDe', { item: itemName(item) })}
      actions={itemActions(tab, item, acts)}
    />
  );
};
