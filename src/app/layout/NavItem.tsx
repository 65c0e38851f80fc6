import { Link, useLocation } from 'react-router-dom';
import { classes } from '#src/ui/classes.ts';
import { Hint } from '#src/ui/Hint.tsx';
import { MaskIcon } from '#src/ui/MaskIcon.tsx';
import type { MenuItem } from '#src/app/menu-shape.ts';
import { isCurrent } from './is-current.ts';
import styles from './Sidebar.module.css';

interface NavItemProps {
  readonly item: MenuItem;
  readonly rail?: boolean;
  /** Inside a group: indented, without icon. */
  readonly deep?: boolean;
  readonly count?: number;
}

/** One line of the menu; the present page is marked. */
export const NavItem = ({ item, rail = false, deep = false, count }: NavItemProps) => {
  const { pathname } = useLocation();
  const { icon: Icon, svg, label, to, external } = item;
  const waiting = count !== undefined && count > 0;
  const link = (
    <Link
      to={to}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      className={classes(styles.item, deep && styles.deep, rail && styles.railItem)}
      aria-current={isCurrent(pathname, to) ? 'page' : undefined}
      aria-label={rail ? (waiting ? `${label}: ${count}` : label) : undefined}
    >
      {!deep && Icon && <Icon size="1.286em" strokeWidth={1.75} aria-hidden="true" />}
      {!deep && !Icon && svg !== undefined && <MaskIcon svg={svg} />}
      {!rail && <span className="cut">{label}</span>}
      {!rail && waiting && <span className={styles.count}>{count}</span>}
      {rail && waiting && <span className={styles.dot} />}
    </Link>
  );
  return rail ? (
    <Hint title={waiting ? `${label}: ${count}` : label} placement="right">
      {link}
    </Hint>
  ) : (
    link
  );
};
