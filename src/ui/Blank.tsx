import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Blank.module.css';
import { usePageTitle } from './page-title.ts';

interface BlankProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children?: ReactNode;
  /** One step out of here. */
  readonly action?: ReactNode;
  /** Urgent messages interrupt a screen reader. */
  readonly alert?: boolean;
  readonly heading?: 'h1' | 'h2' | 'p';
}

/** The place of something that is not there: empty, failed or not permitted. */
export const Blank = ({
  icon: Icon,
  title,
  children,
  action,
  alert = false,
  heading: Title = 'p',
}: BlankProps) => {
  // in the place of a whole screen, it is what the page is called
  usePageTitle(Title === 'h1' ? title : undefined);
  return (
    <div className={styles.blank} role={alert ? 'alert' : undefined}>
      <span className={styles.icon}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <Title className={styles.title} tabIndex={Title === 'h1' ? -1 : undefined}>
        {title}
      </Title>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
};
