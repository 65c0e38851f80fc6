import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Ellipsis, Lock } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import type { BarAction } from './bar-action.ts';
import { IconAction } from './IconAction.tsx';
import { MenuLine } from './MenuLine.tsx';
import styles from './MoreActions.module.css';

interface MoreActionsProps {
  readonly actions: readonly BarAction[];
  readonly label?: string;
  readonly size?: 'small' | 'medium';
  /** Where the button is not a stop of Tab: -1. */
  readonly tabIndex?: number;
}

/** The rest of the acts: refused ones keep their reason as a second line, destructive ones come last. */
export const MoreActions = ({ actions, label, size = 'medium', tabIndex = 0 }: MoreActionsProps) => {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const calm = actions.filter((action) => !action.destructive);
  const destructive = actions.filter((action) => action.destructive);
  const choose = (action: BarAction): void => {
    if (action.motivo !== undefined) return;
    setAnchor(null);
    action.perform();
  };
  return (
    <>
      <IconAction
        icon={Ellipsis}
        label={label ?? text('ui.maisAcoes')}
        size={size}
        tabIndex={tabIndex}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {calm.map((action) => (
          <Item key={action.id} action={action} onChoose={choose} />
        ))}
        {calm.length > 0 && destructive.length > 0 && <MenuLine />}
        {destructive.map((action) => (
          <Item key={action.id} action={action} onChoose={choose} />
        ))}
      </Menu>
    </>
  );
};

interface ItemProps {
  readonly action: BarAction;
  readonly onChoose: (action: BarAction) => void;
  // MUI's list hands these to its items
  readonly autoFocus?: boolean;
  readonly tabIndex?: number;
}

const Item = ({ action, onChoose, ...rest }: ItemProps) => {
  const refused = action.motivo !== undefined;
  const Icon = refused ? Lock : action.icon;
  return (
    <MenuItem
      {...rest}
      aria-disabled={refused}
      className={refused ? styles.refused : undefined}
      onClick={() => onChoose(action)}
    >
      <ListItemIcon className={styles.icon}>{Icon && <Icon aria-hidden="true" />}</ListItemIcon>
      <span className="grow">
        {action.label}
        {action.count !== undefined && <span className="xs mut"> {action.count}</span>}
        {refused && <span className={styles.why}>{action.motivo}</span>}
      </span>
      {action.shortcut !== undefined && <kbd>{action.shortcut}</kbd>}
    </MenuItem>
  );
};
