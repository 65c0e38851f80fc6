import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check, Contrast } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import {
  chooseAppearance,
  densities,
  themeChoices,
  useAppearance,
  type Appearance,
} from '#src/theme/appearance.ts';
import { IconAction } from './IconAction.tsx';
import { MenuLine } from './MenuLine.tsx';

/** Colours and height of the rows. */
export const AppearanceMenu = () => {
  const text = useText();
  const { tema, densidade } = useAppearance();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (change: Partial<Appearance>): void => {
    chooseAppearance(change);
    setAnchor(null);
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
    <>
      <IconAction
        icon={Contrast}
        size="small"
        label={text('shell.aparencia.titulo')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
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
    </>
  );
};
