import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type FormEvent } from 'react';
import type { Lote } from '#schemas/shapes/lote.ts';
import { LoteFields } from '#src/conteudo/lote/LoteFields.tsx';
import { useLoteForm } from '#src/conteudo/lote/use-lote-form.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCloseUnlessTyped } from '#src/ui/ConfirmDialog.tsx';
import type { LoteActs } from '../use-lote-acts.ts';

interface EditarLoteProps {
  readonly lote: Lote;
  readonly acts: LoteActs;
  readonly onClose: () => void;
}

/** What the lot says of itself, to be changed. */
export const EditarLote = ({ lote, acts, onClose }: EditarLoteProps) => {
  const text = useText();
  const titleId = useId();
  const form = useLoteForm(
    { assunto: lote.assunto, observacoes: lote.observacoes ?? '' },
    async (escrito) => {
      await acts.salvar(escrito);
      onClose();
    },
  );
  const title = text('loteTela.editar.titulo', { lote: acts.name });
  const { close, question } = useCloseUnlessTyped(form.changed, title, onClose);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <Dialog open onClose={form.busy ? undefined : close} aria-labelledby={titleId} fullWidth>
      <form noValidate onSubmit={send}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <LoteFields
            value={form.value}
            erros={form.erros}
            autoFocus
            subject={form.subject}
            onChange={form.onChange}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={form.busy}>
            {text('ui.voltar')}
          </Button>
          <Button type="submit" variant="contained" color="primary" loading={form.busy}>
            {text('loteTela.editar.salvar')}
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
};
