import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Sheet.module.css';

interface SheetProps {
  readonly title?: ReactNode;
  /** At the right of the title: a count, a button. */
  readonly side?: ReactNode;
  readonly footer?: ReactNode;
  /** No padding inside: lists and tables touch the edge. */
  readonly flush?: boolean;
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A white sheet on the desk: one section of a page. */
export const Sheet = ({ title, side, footer, flush = false, id, className, children }: SheetProps) => {
  const titleId = useId();
  return (
    <section
      className={classes(styles.sheet, className)}
      id={id}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      {title !== undefined && (
        <header className={styles.header}>
          <h2 id={titleId} className="grow">
            {title}
          </h2>
          {side}
        </header>
      )}
      <div className={classes(styles.body, !flush && styles.padded)}>{children}</div>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </section>
  );
};
