import { Check, CircleAlert } from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import { useKeepState } from '#src/session/preferences.ts';
import styles from '../Preferencias.module.css';

/** Whether what was chosen has reached the server: each choice is kept by itself, without a button. */
export const Kept = () => {
  const text = useText();
  const state = useKeepState();
  return (
    <span className={styles.kept} role="status">
      {state === 'guardando' && text('preferencias.guardando')}
      {state === 'guardado' && (
        <>
          <Check size={14} aria-hidden="true" />
          {text('preferencias.guardado')}
        </>
      )}
      {state === 'falhou' && (
        <>
          <CircleAlert size={14} aria-hidden="true" />
          {text('preferencias.naoGuardado')}
        </>
      )}
    </span>
  );
};
