import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Home.module.css';

interface RowProps {
  readonly to?: string;
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly detail: ReactNode;
  readonly strong?: boolean;
  readonly end?: ReactNode;
}

/** One line of a block: two texts, and a mark at the right. */
export const Row = ({ to, icon, title, detail, strong = false, end }: RowProps) => {
  const content = (
    <>
      {icon}
      <span className="grow">
        <span className={strong ? styles.strong : styles.title}>{title}</span>
        <span className={styles.detail}>{detail}</span>
      </span>
      {end}
    </>
  );
  return to === undefined ? (
    <div className={styles.row}>{content}</div>
  ) : (
    <Link to={to} className={styles.row}>
      {content}
    </Link>
  );
};
