import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from './classes.ts';
import { usePageTitle } from './page-title.ts';
import styles from './PageHeader.module.css';

export interface Crumb {
  readonly label: string;
  /** Absent on the present page. */
  readonly to?: string;
}

interface PageHeaderProps {
  readonly title: ReactNode;
  /** Name of the page in the tab of the browser, when it is not the title. */
  readonly pageName?: string;
  readonly crumbs?: readonly Crumb[];
  /** One line under the title. */
  readonly subtitle?: ReactNode;
  /** State beside the title: at most one chip. */
  readonly beside?: ReactNode;
  /** Chips on a line of their own, for a content. */
  readonly chips?: ReactNode;
  /** Actions at the right; at most one filled button. */
  readonly actions?: ReactNode;
  /** On a phone the actions stay beside the title instead of going below it. */
  readonly inline?: boolean;
}

/** The head of a page: where it is, its one h1, its state and its actions. */
export const PageHeader = ({
  title,
  pageName,
  crumbs,
  subtitle,
  beside,
  chips,
  actions,
  inline = false,
}: PageHeaderProps) => {
  const text = useText();
  usePageTitle(pageName ?? (typeof title === 'string' ? title : undefined));
  return (
    <div className={classes(styles.header, inline && styles.inline)}>
      <div className={styles.main}>
        {crumbs && crumbs.length > 0 && (
          <nav aria-label={text('ui.caminho')}>
            <ol className={styles.crumbs}>
              {crumbs.map(({ label, to }, index) => (
                <li key={label}>
                  {index > 0 && <ChevronRight size={13} aria-hidden="true" />}
                  {to === undefined ? <span>{label}</span> : <Link to={to}>{label}</Link>}
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles.title}>
          <h1 tabIndex={-1}>{title}</h1>
          {beside}
        </div>
        {subtitle !== undefined && <p className="sub sm">{subtitle}</p>}
        {chips !== undefined && <div className={styles.chips}>{chips}</div>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
};
