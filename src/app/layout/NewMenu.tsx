import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuEntry from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import type { MenuItem } from '../menu-shape.ts';

interface NewMenuProps {
  readonly items: readonly MenuItem[];
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** What one may begin, each on its own page. */
export const NewMenu = ({ items, anchor, onClose }: NewMenuProps) => (
  <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
    {items.map(({ key, to, label, icon: Icon }) => (
      <MenuEntry key={key} component={Link} to={to} onClick={onClose}>
        {Icon && (
          <ListItemIcon>
            <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
          </ListItemIcon>
        )}
        {label}
      </MenuEntry>
    ))}
  </Menu>
);
