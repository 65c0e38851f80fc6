import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type FormEvent } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { asEndereco, isEndereco } from '../is-endereco.ts';
import styles from './Toolbar.module.css';

interface LigacaoDialogProps {
  readonly endereco: string;
  /** Words chosen in the text; when there are none, they are asked for. */
  readonly hasWords: boolean;
  readonly onDone: (endereco: string, words: string) => void;
  readonly onRemove: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Asks where a link leads. */
export const LigacaoDialog = ({ endereco, hasWords, onDone, onRemove, onClose }: LigacaoDialogProps) => {
  const text = useText();
  const titleId = useId();
  const [typed, setTyped] = useState(endereco);
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const address = asEndereco(typed);
  const wrong = typed.trim() === '' || !isEndereco(address);
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    // the editor may itself stand inside a form
    event.stopPropagation();
    setTried(true);
    if (!wrong) onDone(address, words.trim() || typed.trim());
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth>
      <form onSubmit={confirm} noValidate>
        <DialogTitle id={titleId}>{text('editor.ligacao.titulo')}</DialogTitle>
        <DialogContent className={styles.fields}>
          <TextField
            label={text('editor.ligacao.endereco')}
            value={typed}
            autoFocus
            type="url"
            error={tried && wrong}
            helperText={text(
              tried && wrong ? 'editor.ligacao.enderecoErrado' : 'editor.ligacao.enderecoAjuda',
            )}
            slotProps={{ htmlInput: { maxLength: 2000, 'aria-required': true } }}
            onChange={(event) => setTyped(event.target.value)}
          />
          {!hasWords && (
            <TextField
              label={text('editor.ligacao.texto')}
              value={words}
              slotProps={{ htmlInput: { maxLength: 300 } }}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </DialogContent>
        <DialogActions>
          {onRemove && (
            <Button variant="text" onClick={onRemove} sx={{ mr: 'auto' }}>
              {text('editor.ligacao.retirar')}
            </Button>
          )}
          <Button onClick={onClose}>{text('ui.voltar')}</Button>
          <Button type="submit" variant="contained" color="primary">
            {text('editor.ligacao.guardar')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
