import Button from '@mui/material/Button';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { forgetPreferences } from '#src/session/preferences.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { notify, notifyProblem } from '#src/ui/notify.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import styles from '../Preferencias.module.css';

/** Undoes every choice of the person. */
export const VoltarAoPadrao = () => {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const forget = async (): Promise<void> => {
    setBusy(true);
    try {
      await forgetPreferences();
      notify(text('preferencias.trabalho.padraoFeito'));
    } catch (error) {
      notifyProblem(error);
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <Sheet title={text('preferencias.trabalho.padrao')}>
      <div className={styles.back}>
        <p>{text('preferencias.trabalho.padraoTexto')}</p>
        <Button onClick={() => setAsking(true)}>{text('preferencias.trabalho.padrao')}</Button>
      </div>
      <ConfirmDialog
        open={asking}
        busy={busy}
        title={text('preferencias.trabalho.padraoPergunta')}
        confirmLabel={text('preferencias.trabalho.padrao')}
        onConfirm={() => void forget()}
        onClose={() => setAsking(false)}
      >
        {text('preferencias.trabalho.padraoTexto')}
      </ConfirmDialog>
    </Sheet>
  );
};
