import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type FormEvent } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import styles from '../toolbar/Toolbar.module.css';

interface LegendaDialogProps {
  readonly tipo: 'tabela' | 'figura';
  readonly legenda: string;
  readonly onDone: (legenda: string) => void;
  readonly onClose: () => void;
}

/** The caption of a table or picture; its number comes from the order. */
export const LegendaDialog = ({ tipo, legenda, onDone, onClose }: LegendaDialogProps) => {
  const text = useText();
  const titleId = useId();
  const [words, setWords] = useState(legenda);
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    // the editor may itself stand inside a form
    event.stopPropagation();
    onDone(words.replace(/\s+/gu, ' ').trim());
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth>
      <form onSubmit={confirm} noValidate>
        <DialogTitle id={titleId}>{text(`editor.legenda.titulo.${tipo}`)}</DialogTitle>
        <DialogContent className={styles.fields}>
          <TextField
            label={text('editor.legenda.texto')}
            value={words}
            autoFocus
            helperText={text(`editor.legenda.ajuda.${tipo}`)}
            slotProps={{ htmlInput: { maxLength: 500 } }}
            onChange={(event) => setWords(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          {legenda !== '' && (
            <Button variant="text" onClick={() => onDone('')} sx={{ mr: 'auto' }}>
              {text('editor.legenda.retirar')}
            </Button>
          )}
          <Button onClick={onClose}>{text('ui.voltar')}</Button>
          <Button type="submit" variant="contained" color="primary">
            {text('editor.legenda.guardar')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
