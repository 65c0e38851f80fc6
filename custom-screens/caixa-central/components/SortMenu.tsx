import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ArrowUpDown, Check } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { ordens, type CaixaState } from '../caixa-url.ts';

interface SortMenuProps {
  readonly ordem: CaixaState['ordem'];
  readonly onChange: (ordem: CaixaState['ordem']) => void;
}

/** The order of the list. */
export const SortMenu = ({ ordem, onChange }: SortMenuProps) => {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
        {ordens.map((each) => (
          <MenuItem
            key={each}
            role="menuitemradio"
            aria-checked={each === ordem}
            selected={each === ordem}
            onClick={() => {
              setAnchor(null);
              onChange(each);
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
