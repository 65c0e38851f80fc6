import { ListItemIcon, Menu, MenuItem } from '@mui/material';
import { Check, Rows3, Rows4 } from 'lucide-react';
import { useState } from 'react';
import { setAppearance } from '#src/theme/appearance.ts';
import { useAppearance } from '#src/theme/use-appearance.ts';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import styles from './List.module.css';

const choices = ['confortavel', 'compacta'] as const;

/** Height of the rows, remembered on this device. */
export function DensityButton() {
  const text = useText();
  const { densidade } = useAppearance();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const names = {
    confortavel: text('cadastro.lista.densidadeConfortavel'),
    compacta: text('cadastro.lista.densidadeCompacta'),
  };
  return (
    <span className={styles.onlyWide}>
      <IconAction
        icon={densidade === 'compacta' ? Rows4 : Rows3}
        label={text('cadastro.lista.densidade')}
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map((choice) => (
          <MenuItem
            key={choice}
            role="menuitemradio"
            aria-checked={densidade === choice}
            onClick={() => {
              setAppearance({ densidade: choice });
              setAnchor(null);
            }}
          >
            <ListItemIcon>{densidade === choice && <Check size={16} aria-hidden />}</ListItemIcon>
            {names[choice]}
          </MenuItem>
        ))}
      </Menu>
    </span>
  );
}
