import { ListItemIcon, Menu, MenuItem } from '@mui/material';
import { Check } from 'lucide-react';
import { chooseAppearance, densities, useAppearance } from '#src/theme/appearance.ts';
import { useText } from '#src/i18n/use-text.ts';

/** The heights that the rows may have. */
export function DensityMenu({ anchor, onClose }: { anchor: HTMLElement | null; onClose: () => void }) {
  const text = useText();
  const { densidade } = useAppearance();
  const names = {
    confortavel: text('cadastro.lista.densidadeConfortavel'),
    compacta: text('cadastro.lista.densidadeCompacta'),
  };
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {densities.map((choice) => (
        <MenuItem
          key={choice}
          role="menuitemradio"
          aria-checked={densidade === choice}
          onClick={() => {
            chooseAppearance({ densidade: choice });
            onClose();
          }}
        >
          <ListItemIcon>{densidade === choice && <Check size={16} aria-hidden />}</ListItemIcon>
          {names[choice]}
        </MenuItem>
      ))}
    </Menu>
  );
}
