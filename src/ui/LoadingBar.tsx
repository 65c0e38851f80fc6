import { useEffect, useState } from 'react';
import { usePending } from '#src/data/pending.ts';
import { useText } from '#src/i18n/use-text.ts';
import styles from './LoadingBar.module.css';

/** A wait shorter than this is not felt. */
const patienceMs = 300;

/** The thin bar at the top while a call is on its way. */
export const LoadingBar = () => {
  const text = useText();
  const busy = usePending() > 0;
  const [felt, setFelt] = useState(false);
  useEffect(() => {
    if (!busy) {
      setFelt(false);
      return undefined;
    }
    const timer = setTimeout(() => setFelt(true), patienceMs);
    return () => clearTimeout(timer);
  }, [busy]);
  return (
    <div className={styles.place} role="status">
      {felt && (
        <>
          <div className={styles.bar} aria-hidden="true" />
          <span className="vh">{text('shell.carregando')}</span>
        </>
      )}
    </div>
  );
};
