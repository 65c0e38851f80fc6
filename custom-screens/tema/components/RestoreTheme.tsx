import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Tema } from '#schemas/shapes/tema.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { notify, notifyProblem } from '#src/ui/notify.ts';
import { useChangeTheme } from '../queries.ts';

/** Back to the colours of the product, for everybody: asked first. */
export const RestoreTheme = ({ onRestored }: { readonly onRestored: (theme: Tema) => void }) => {
  const text = useText();
  const { restore, restoring } = useChangeTheme();
  const [asking, setAsking] = useState(false);
  const confirm = async (): Promise<void> => {
    try {
      onRestored(await restore());
      notify(text('tema.restaurado'));
    } catch (error) {
      notifyProblem(error);
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        {text('tema.restaurar')}
      </Button>
      <ConfirmDialog
        open={asking}
        busy={restoring}
        title={text('tema.restaurarPergunta')}
        confirmLabel={text('tema.restaurar')}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        {text('tema.restaurarTexto')}
      </ConfirmDialog>
    </>
  );
};
