import { useEffect, useRef, type ReactNode } from 'react';
import styles from './NarrowSheet.module.css';

interface NarrowSheetProps {
  readonly title: string;
  readonly help?: ReactNode;
  /** It stands beside what the page is of: a part of it, which does not take the focus. */
  readonly beside?: boolean;
  readonly children?: ReactNode;
}

/** One short form, or its outcome, in the middle of a public page. The title takes the focus when it comes by itself. */
export const NarrowSheet = ({ title, help, beside = false, children }: NarrowSheetProps) => {
  const sheet = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!beside && !sheet.current?.contains(document.activeElement)) heading.current?.focus();
  }, [title, beside]);
  const Heading = beside ? 'h2' : 'h1';
  return (
    <div ref={sheet} className={styles.sheet}>
      <Heading ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </Heading>
      {help !== undefined && <div className={styles.help}>{help}</div>}
      {children}
    </div>
  );
};
