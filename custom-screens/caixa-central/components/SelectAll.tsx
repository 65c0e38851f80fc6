import Checkbox from '@mui/material/Checkbox';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { Selection } from '../use-selection.ts';

interface SelectAllProps {
  readonly page: readonly ItemCaixa[];
  readonly selection: Selection;
}

/** Chooses the whole page, or none; a part of it shows a dash. */
export const SelectAll = ({ page, selection }: SelectAllProps) => {
  const text = useText();
  const chosen = page.filter(selection.has).length;
  return (
    <Checkbox
      disabled={page.length === 0}
      checked={chosen > 0 && chosen === page.length}
      indeterminate={selection.items.length > 0 && chosen < page.length}
      slotProps={{ input: { 'aria-label': text('caixa.lista.selecionarPagina') } }}
      sx={{ width: 28, height: 28, m: '0 -5px' }}
      onChange={() => (chosen === page.length ? selection.clear() : selection.selectAll(page))}
    />
  );
};
