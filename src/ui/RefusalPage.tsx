import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageHeader, type Crumb } from './PageHeader.tsx';
import styles from './RefusalPage.module.css';

interface RefusalPageProps {
  readonly icon: LucideIcon;
  readonly title: string;
  /** Name of the page in the tab of the browser, when it is not the title. */
  readonly pageName?: string;
  /** Where the person wanted to go. */
  readonly crumbs: readonly Crumb[];
  readonly children?: ReactNode;
  /** One step out of here. */
  readonly action?: ReactNode;
}

/** A whole page that is not there or not for who asks: with its path and its title where every page has them. */
export const RefusalPage = ({ icon: Icon, children, action, ...header }: RefusalPageProps) => (
  <>
    <PageHeader {...header} />
    <div className={styles.body}>
      <span className={styles.icon}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className={styles.text}>
        {children}
        {action}
      </div>
    </div>
  </>
);
