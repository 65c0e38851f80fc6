import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { guardaApi } from '#schemas/api/guarda.ts';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { notify } from '#src/ui/notify.ts';
import { forgetUndo } from '#src/ui/undo.ts';
import { useRefusable } from '../atos/use-refusable.ts';
import { contentReads } from '../content-reads.ts';

interface RetirarDoLocalDialogProps {
  readonly id: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** Takes the paper out of its place, with the reason; it may be gone for good. */
export const RetirarDoLocalDialog = ({ id, name, onClose }: RetirarDoLocalDialogProps) => {
  const text = useText();
  const [semPapel, setSemPapel] = useState(false);
  const { busy, error, run } = useRefusable(onClose);
  const retirar = useAct(guardaApi.retirar, { refresh: contentReads, ownError: true });
  return (
    <ConfirmDialog
      open
      title={text('guardaTela.retirar.titulo', { item: name })}
      confirmLabel={text('guardaTela.retirar.confirmar')}
      busy={busy}
      error={error}
      reason={{
        label: text('consulta.confirmar.cancelarMotivo'),
        hint: text('guardaTela.retirar.dica'),
        required: true,
      }}
      onConfirm={(motivo) =>
        void run(async () => {
          forgetUndo();
          await retirar.act({ params: { id }, body: { motivo, semPapel: semPapel || undefined } });
          notify(text('guardaTela.retirado', { item: name }));
        })
      }
      onClose={onClose}
    >
      <p>{text('guardaTela.retirar.texto')}</p>
      <FormControlLabel
        control={<Checkbox checked={semPapel} onChange={(_, checked) => setSemPapel(checked)} />}
        label={text('guardaTela.retirar.semPapel')}
      />
    </ConfirmDialog>
  );
};
