import { useLocation } from 'react-router-dom';
import { classes } from '#src/ui/classes.ts';
import { Hint } from '#src/ui/Hint.tsx';
import type { MenuGroup } from '#src/app/menu-shape.ts';
import { isCurrent } from './is-current.ts';
import { groupIcons } from './NavGroups.tsx';
import styles from './Sidebar.module.css';

interface RailGroupsProps {
  readonly groups: readonly MenuGroup[];
  readonly onExpand?: () => void;
}

/** The kinds of registers as icons; their names need room, so they open the whole menu. */
export const RailGroups = ({ groups, onExpand }: RailGroupsProps) => {
  const { pathname } = useLocation();
  return groups.map(({ key, label, items }) => {
    const Icon = groupIcons[key];
    const current = items.some(({ to }) => isCurrent(pathname, to));
    return (
      <li key={key}>
        <Hint title={label} placement="right">
          <button
            type="button"
            className={classes(styles.item, styles.railItem)}
            aria-label={label}
            aria-haspopup="dialog"
            aria-current={current ? 'page' : undefined}
            onClick={onExpand}
          >
            <Icon size="1.286em" strokeWidth={1.75} aria-hidden="true" />
          </button>
        </Hint>
      </li>
    );
  });
};
