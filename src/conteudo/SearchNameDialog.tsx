import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, useState, type FormEvent } from 'react';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { notifyProblem } from '#src/ui/notify.ts';
import { TextInput } from '#src/ui/TextInput.tsx';

/** What the dialog says of what is named. */
interface NameWords {
  readonly nome: string;
  readonly substituir: string;
  readonly substituirTexto: string;
  readonly compartilharTexto: string;
}

interface SearchNameDialogProps {
  readonly title: string;
  readonly help?: string;
  readonly initial?: string;
  readonly confirmLabel: string;
  /** Where it is not a search that is named. */
  readonly words?: NameWords;
  /** The person's other searches: one of the same name is replaced, after saying so. */
  readonly replaces?: readonly string[];
  /** Offers to share it with the unit of this name. */
  readonly unit?: string;
  /** Closes when it is done; a refusal stays beside the field. */
  readonly onConfirm: (nome: string, shared: boolean) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the name of a search. */
export const SearchNameDialog = ({
  title,
  help,
  initial = '',
  confirmLabel,
  words,
  replaces = [],
  unit,
  onConfirm,
  onClose,
}: SearchNameDialogProps) => {
  const text = useText();
  const titleId = useId();
  const [nome, setNome] = useState(initial);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [shared, setShared] = useState(false);
  const replacing = replaces.some((other) => other.toLowerCase() === nome.trim().toLowerCase());
  const confirm = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    if (nome.trim() === '') {
      setError(text('pesquisa.recusa.semNome'));
      return;
    }
    setBusy(true);
    try {
      await onConfirm(nome.trim(), shared);
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
            label={words?.nome ?? text('pesquisa.nome')}
            help={replacing ? (words?.substituirTexto ?? text('pesquisa.substituirTexto')) : help}
            error={error}
            value={nome}
            inputProps={{ maxLength: 100 }}
            onChange={({ target }) => {
              setNome(target.value);
              setError(undefined);
            }}
          />
          {unit !== undefined && (
            <FormControl>
              <FormControlLabel
                label={text('pesquisa.compartilhar')}
                control={<Checkbox checked={shared} onChange={() => setShared(!shared)} />}
              />
              <FormHelperText component="p">
                {words?.compartilharTexto ?? text('pesquisa.compartilharTexto', { unidade: unit })}
              </FormHelperText>
            </FormControl>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{text('ui.voltar')}</Button>
          <Button type="submit" variant="contained" color="primary" aria-busy={busy}>
            {replacing ? (words?.substituir ?? text('pesquisa.substituir')) : confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
