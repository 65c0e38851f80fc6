import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type FormEvent } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import styles from './Toolbar.module.css';

interface InicioDialogProps {
  readonly inicio: number;
  readonly onDone: (inicio: number) => void;
  readonly onClose: () => void;
}

/** Asks from which number an article, a clause or a list goes on. */
export const InicioDialog = ({ inicio, onDone, onClose }: InicioDialogProps) => {
  const text = useText();
  const titleId = useId();
  const [typed, setTyped] = useState(String(inicio));
  const [tried, setTried] = useState(false);
  const wrong = !/^0*[1-9]\d{0,4}$/.test(typed.trim());
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    // the editor may itself stand inside a form
    event.stopPropagation();
    setTried(true);
    if (!wrong) onDone(Number(typed));
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth>
      <form onSubmit={confirm} noValidate>
        <DialogTitle id={titleId}>{text('editor.inicio.titulo')}</DialogTitle>
        <DialogContent className={styles.fields}>
          <TextField
            label={text('editor.inicio.numero')}
            value={typed}
            autoFocus
            error={tried && wrong}
            helperText={text(tried && wrong ? 'editor.inicio.errado' : 'editor.inicio.ajuda')}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10 } }}
            onChange={(event) => setTyped(event.target.value)}
            onFocus={(event) => event.target.select()}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{text('ui.voltar')}</Button>
          <Button type="submit" variant="contained" color="primary">
            {text('editor.inicio.guardar')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
