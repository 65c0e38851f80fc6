import type { ReactNode } from 'react';
import styles from './SkipLink.module.css';

/** Moves the focus to a part of the page; a bare fragment would follow `<base>` and leave the screen. */
export const focusPart = (id: string): void => {
  const part = document.getElementById(id);
  part?.focus();
  part?.scrollIntoView({ block: 'nearest' });
};

/** The first stop of the keyboard: seen only when it has the focus. */
export const SkipLink = ({ target, children }: { readonly target: string; readonly children: ReactNode }) => (
  <a
    className={styles.skip}
    href={`#${target}`}
    onClick={(event) => {
      event.preventDefault();
      focusPart(target);
    }}
  >
    {children}
  </a>
);
