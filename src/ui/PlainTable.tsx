import type { ReactNode } from 'react';
import styles from './PlainTable.module.css';

interface PlainTableProps {
  /** What the rows are, for who hears them. */
  readonly label: string;
  /** In a narrow place each row is a block of its own, and its cells say their `data-rotulo`. */
  readonly stacks?: boolean;
  readonly children: ReactNode;
}

/** Rows to be read; a table wider than its place scrolls inside it, by keyboard too. */
export const PlainTable = ({ label, stacks = false, children }: PlainTableProps) => (
  <div
    className={styles['scroll']}
    data-empilha={stacks || undefined}
    tabIndex={0}
    role="group"
    aria-label={label}
  >
    <table className={styles['table']}>{children}</table>
  </div>
);
