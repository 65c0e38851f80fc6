import { RotateCw } from 'lucide-react';
import { useServerAway } from '#src/data/server-away.ts';
import { useText } from '#src/i18n/use-text.ts';
import styles from './ServerAway.module.css';

/** Says, over whatever screen, that what is missing is being asked for again. */
export const ServerAway = () => {
  const text = useText();
  const away = useServerAway();
  return (
    <div role="status" className={styles.place}>
      {away && (
        <p className={styles.notice}>
          <RotateCw size="1.143em" aria-hidden="true" />
          {text('shell.servidorVoltando')}
        </p>
      )}
    </div>
  );
};
