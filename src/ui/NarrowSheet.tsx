import { useEffect, useRef, type ReactNode } from 'react';
import styles from './NarrowSheet.module.css';

interface NarrowSheetProps {
  readonly title: string;
  readonly help?: ReactNode;
  readonly children?: ReactNode;
}

/** One short form, or its outcome, in the middle of a public page. The title takes the focus when it comes by itself. */
export const NarrowSheet = ({ title, help, children }: NarrowSheetProps) => {
  const sheet = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!sheet.current?.contains(document.activeElement)) heading.current?.focus();
  }, [title]);
  return (
    <div ref={sheet} className={styles.sheet}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {help !== undefined && <div className={styles.help}>{help}</div>}
      {children}
    </div>
  );
};
