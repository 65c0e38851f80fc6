import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { BarButton } from './BarButton.tsx';

export interface BarItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly shortcut?: string;
  readonly disabled?: boolean;
  readonly perform: () => void;
}

interface BarMenuProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** The same with what is chosen: said of the button and over what it opens. */
  readonly whole?: string | undefined;
  readonly items: readonly BarItem[];
  /** Only its icon is seen. */
  readonly bare: boolean;
}

/** A button of the bar that opens what there is to choose. */
export const BarMenu = ({ icon, label, whole, items, bare }: BarMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <BarButton
        icon={icon}
        label={label}
        whole={whole}
        bare={bare}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {whole !== undefined && <ListSubheader role="presentation">{whole}</ListSubheader>}
        {items.map(({ id, label, icon: Sign, shortcut, disabled = false, perform }) => (
          <MenuItem
            key={id}
            disabled={disabled}
            onClick={() => {
              setAnchor(null);
              perform();
            }}
          >
            {Sign && (
              <ListItemIcon>
                <Sign size={18} strokeWidth={1.75} aria-hidden="true" />
              </ListItemIcon>
            )}
            <span className="grow">{label}</span>
            {shortcut !== undefined && <kbd aria-hidden="true">{shortcut}</kbd>}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
