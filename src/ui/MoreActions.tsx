import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Ellipsis, Lock } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { actGroups, type ActGroup, type BarAction } from './bar-action.ts';
import { classes } from './classes.ts';
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

/** More than these are read by parts. */
const fewActs = 9;

/** The rest of the acts: refused ones keep their reason as a second line, destructive ones come last. */
export const MoreActions = ({ actions, label, size = 'medium', tabIndex = 0 }: MoreActionsProps) => {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const parts = partsOf(actions);
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
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          // a refused one is reached too: its reason is what it is there for
          list: { disabledItemsFocusable: true, className: classes(parts && styles.parted) },
        }}
      >
        {parts ? (
          parts.map(([group, acts]) => (
            <li key={group} role="none" className={styles.part}>
              <span className={styles.title} aria-hidden="true">
                {text(`ui.grupos.${group}`)}
              </span>
              <ul role="group" aria-label={text(`ui.grupos.${group}`)}>
                {acts.map((action) => (
                  <Item key={action.id} action={action} onChoose={choose} />
                ))}
              </ul>
            </li>
          ))
        ) : (
          <Few actions={actions} onChoose={choose} />
        )}
      </Menu>
    </>
  );
};

/** The acts of each group that has any; nothing where they are few, or all of one. */
const partsOf = (
  actions: readonly BarAction[],
): readonly (readonly [ActGroup, readonly BarAction[]])[] | undefined => {
  if (actions.length <= fewActs) return undefined;
  const parts = actGroups.flatMap((group) => {
    const acts = actions.filter((action) => groupOf(action) === group);
    return acts.length > 0 ? [[group, acts] as const] : [];
  });
  return parts.length > 1 ? parts : undefined;
};

const groupOf = ({ group, destructive }: BarAction): ActGroup =>
  group ?? (destructive ? 'excluir' : 'encaminhar');

interface FewProps {
  readonly actions: readonly BarAction[];
  readonly onChoose: (action: BarAction) => void;
}

const Few = ({ actions, onChoose }: FewProps) => {
  const calm = actions.filter((action) => !action.destructive);
  const destructive = actions.filter((action) => action.destructive);
  return (
    <>
      {calm.map((action) => (
        <Item key={action.id} action={action} onChoose={onChoose} />
      ))}
      {calm.length > 0 && destructive.length > 0 && <MenuLine />}
      {destructive.map((action) => (
        <Item key={action.id} action={action} onChoose={onChoose} />
      ))}
    </>
  );
};

interface ItemProps {
  readonly action: BarAction;
  readonly onChoose: (action: BarAction) => void;
}

const Item = ({ action, onChoose }: ItemProps) => {
  const refused = action.motivo !== undefined;
  const Icon = refused ? Lock : action.icon;
  return (
    <MenuItem
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
