import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type FormEvent } from 'react';
import type { Dossie } from '#schemas/shapes/dossie.ts';
import { DossieFields } from '#src/conteudo/dossie/DossieFields.tsx';
import { writtenOf } from '#src/conteudo/dossie/dossie-form.ts';
import { useDossieForm } from '#src/conteudo/dossie/use-dossie-form.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCloseUnlessTyped } from '#src/ui/ConfirmDialog.tsx';
import type { DossieActs } from '../use-dossie-acts.ts';

interface EditarDossieProps {
  readonly dossie: Dossie;
  readonly acts: DossieActs;
  readonly onClose: () => void;
}

/** What the dossier says of itself, to be changed. */
export const EditarDossie = ({ dossie, acts, onClose }: EditarDossieProps) => {
  const text = useText();
  const titleId = useId();
  const form = useDossieForm(writtenOf(dossie), async (said) => {
    await acts.salvar(said);
    onClose();
  });
  const title = text('dossieTela.editar.titulo', { dossie: acts.name });
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
          <DossieFields
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
            {text('dossieTela.editar.salvar')}
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
};
