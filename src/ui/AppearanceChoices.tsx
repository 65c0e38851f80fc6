import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check } from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import { chooseAppearance, densities, themeChoices, type Appearance } from '#src/theme/appearance.ts';
import { useAppearance } from '#src/theme/use-appearance.ts';
import { MenuLine } from './MenuLine.tsx';

interface Props {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** The colours and the heights of the rows that there are. */
export const AppearanceChoices = ({ anchor, onClose }: Props) => {
  const text = useText();
  const { tema, densidade } = useAppearance();
  const choose = (change: Partial<Appearance>): void => {
    chooseAppearance(change);
    onClose();
  };
  const option = (name: string, label: string, chosen: boolean, change: Partial<Appearance>) => (
    <MenuItem
      key={name}
      role="menuitemradio"
      aria-checked={chosen}
      selected={chosen}
      onClick={() => choose(change)}
    >
      <ListItemIcon style={{ width: '1.143em' }}>{chosen && <Check aria-hidden="true" />}</ListItemIcon>
      {label}
    </MenuItem>
  );
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      <ListSubheader role="presentation">{text('shell.aparencia.tema')}</ListSubheader>
      {themeChoices.map((name) =>
        option(name, text(`shell.aparencia.${name}`), tema === name, { tema: name }),
      )}
      <MenuLine />
      <ListSubheader role="presentation">{text('shell.aparencia.densidade')}</ListSubheader>
      {densities.map((name) =>
        option(name, text(`shell.aparencia.${name}`), densidade === name, { densidade: name }),
      )}
    </Menu>
  );
};
