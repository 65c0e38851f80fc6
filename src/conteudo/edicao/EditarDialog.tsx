import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type FormEvent, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { useCloseUnlessTyped } from '#src/ui/ConfirmDialog.tsx';
import type { WrittenForm } from './use-written.ts';

interface EditarDialogProps {
  readonly title: string;
  /** What the button says. */
  readonly act: string;
  readonly form: Pick<WrittenForm<unknown>, 'busy' | 'changed' | 'submit'>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What a content says of itself, to be changed over its page. */
export const EditarDialog = ({ title, act, form, onClose, children }: EditarDialogProps) => {
  const text = useText();
  const titleId = useId();
  const { close, question } = useCloseUnlessTyped(form.changed, title, onClose);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <Dialog open onClose={form.busy ? undefined : close} aria-labelledby={titleId} fullWidth>
      <form noValidate onSubmit={send}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={form.busy}>
            {text('ui.voltar')}
          </Button>
          <Button type="submit" variant="contained" color="primary" loading={form.busy}>
            {act}
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
};
