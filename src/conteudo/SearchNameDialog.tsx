import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type FormEvent } from 'react';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { notifyProblem } from '#src/ui/notify.ts';
import { TextInput } from '#src/ui/TextInput.tsx';

interface SearchNameDialogProps {
  readonly title: string;
  readonly help?: string;
  readonly initial?: string;
  readonly confirmLabel: string;
  /** Closes when it is done; a refusal stays beside the field. */
  readonly onConfirm: (nome: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the name of a search. */
export const SearchNameDialog = ({
  title,
  help,
  initial = '',
  confirmLabel,
  onConfirm,
  onClose,
}: SearchNameDialogProps) => {
  const text = useText();
  const titleId = useId();
  const [nome, setNome] = useState(initial);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const confirm = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    if (nome.trim() === '') {
      setError(text('pesquisa.recusa.semNome'));
      return;
    }
    setBusy(true);
    try {
      await onConfirm(nome.trim());
      onClose();
    } catch (problem) {
      const refused =
        problem instanceof HttpProblem ? problem.erros.find(({ campo }) => campo === 'nome') : undefined;
      setError(refused?.mensagem);
      if (!refused) notifyProblem(problem);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={titleId}>
      <form noValidate onSubmit={(event) => void confirm(event)}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <TextInput
            fullWidth
            autoFocus
            required
            label={text('pesquisa.nome')}
            help={help}
            error={error}
            value={nome}
            inputProps={{ maxLength: 100 }}
            onChange={({ target }) => {
              setNome(target.value);
              setError(undefined);
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{text('ui.voltar')}</Button>
          <Button type="submit" variant="contained" color="primary" aria-busy={busy}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
