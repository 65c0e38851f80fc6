import Button from '@mui/material/Button';
import { useEffect, useRef, type ReactNode } from 'react';
import { classes } from '#src/ui/classes.ts';
import { Note } from '#src/ui/Note.tsx';
import styles from './Login.module.css';

interface StepFrameProps {
  readonly title: string;
  readonly help?: string | undefined;
  readonly refusal?: string | undefined;
  /** Begins again with somebody else. */
  readonly leave?: { readonly label: string; readonly perform: () => void };
  readonly children?: ReactNode;
}

/** One step of the sign-in after the password, in the place of its form. */
export const StepFrame = ({ title, help, refusal, leave, children }: StepFrameProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone: a screen reader goes on from the title, unless a field takes the focus.
  useEffect(() => {
    const { current } = heading;
    if (current && !current.parentElement?.contains(document.activeElement)) current.focus();
  }, []);
  return (
    <div id="entrar" tabIndex={-1} className={styles.form}>
      <h1 ref={heading} tabIndex={-1} className={classes(styles.title, help === undefined && styles.alone)}>
        {title}
      </h1>
      {help !== undefined && <p className={styles.help}>{help}</p>}
      {refusal !== undefined && (
        <div className={styles.refusal}>
          <Note tone="rubro" alert>
            {refusal}
          </Note>
        </div>
      )}
      {children}
      {leave && (
        <p className={styles.other}>
          <Button variant="text" onClick={leave.perform}>
            {leave.label}
          </Button>
        </p>
      )}
    </div>
  );
};
