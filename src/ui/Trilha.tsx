import { Check, X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Trilha.module.css';

export interface TrilhaItem {
  readonly id: string | number;
  readonly title: ReactNode;
  /** Who, acting for whom, from which unit. */
  readonly detail?: ReactNode;
  /** When, at the right. */
  readonly moment?: ReactNode;
  /** The text of the act. */
  readonly quote?: ReactNode;
  /** What can be done about the act. */
  readonly after?: ReactNode;
  /** now: the present one; ok: done; no: refused; later: still to come. */
  readonly kind?: 'now' | 'ok' | 'no' | 'plain' | 'later';
  readonly icon?: LucideIcon;
}

interface TrilhaProps {
  readonly items: readonly TrilhaItem[];
  readonly label: string;
}

/** The route of a content: the same vertical line for every history. */
export const Trilha = ({ items, label }: TrilhaProps) => (
  <ol className={styles.trilha} aria-label={label}>
    {items.map(({ id, title, detail, moment, quote, after, kind = 'plain', icon }) => {
      const Icon = kind === 'ok' ? Check : kind === 'no' ? X : kind === 'plain' ? icon : undefined;
      return (
        <li key={id}>
          <span className={classes(styles.node, styles[kind])} aria-hidden="true">
            {Icon && <Icon size={9} strokeWidth={3} />}
          </span>
          <div className={styles.head}>
            <span className={classes(styles.title, kind === 'later' && 'mut')}>{title}</span>
            {moment !== undefined && <span className="xs mut num">{moment}</span>}
          </div>
          {detail !== undefined && <div className="sm sub">{detail}</div>}
          {quote !== undefined && <blockquote className={styles.quote}>{quote}</blockquote>}
          {after}
        </li>
      );
    })}
  </ol>
);
