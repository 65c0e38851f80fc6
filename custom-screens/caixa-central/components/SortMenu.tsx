import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ArrowUpDown, Check } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import type { CaixaUrl } from '../use-caixa-url.ts';
import { namedOrders, nameOfOrder, ordersOf } from '../sort-columns.ts';

/** The order of the list, where it has more than one. */
export const SortMenu = ({ url }: { readonly url: CaixaUrl }) => {
  const text = useText();
  const offered = namedOrders(url.state.type);
  const ordem = nameOfOrder(url.state.ordem) ?? 'colunas';
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (offered.length === 0) return null;
  return (
    <>
      <IconAction
        icon={ArrowUpDown}
        size="small"
        label={text('caixa.filtros.ordenar', { ordem: text(`caixa.filtros.ordens.${ordem}`) })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {offered.map((each) => (
          <MenuItem
            key={each}
            role="menuitemradio"
            aria-checked={each === ordem}
            selected={each === ordem}
            onClick={() => {
              setAnchor(null);
              url.setOrder(ordersOf(each));
            }}
          >
            <ListItemIcon style={{ width: '1.143em' }}>
              {each === ordem && <Check aria-hidden="true" />}
            </ListItemIcon>
            {text(`caixa.filtros.ordens.${each}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
