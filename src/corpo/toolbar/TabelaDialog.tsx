import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useId, useState, type FormEvent } from 'react';
import { limitesCorpo } from '#schemas/corpo/limites-corpo.ts';
import { useText } from '#src/i18n/use-text.ts';
import styles from './Toolbar.module.css';

interface TabelaDialogProps {
  readonly onDone: (size: { rows: number; cols: number; withHeaderRow: boolean }) => void;
  readonly onClose: () => void;
}

const most = { rows: 200, cols: limitesCorpo.colunas } as const;

/** Asks for the size of a new table. */
export const TabelaDialog = ({ onDone, onClose }: TabelaDialogProps) => {
  const text = useText();
  const titleId = useId();
  const [size, setSize] = useState({ rows: '3', cols: '3' });
  const [withHeaderRow, setWithHeaderRow] = useState(true);
  const wrong = (which: 'rows' | 'cols'): boolean => {
    const value = Number(size[which]);
    return !Number.isInteger(value) || value < 1 || value > most[which];
  };
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    // the editor may itself stand inside a form
    event.stopPropagation();
    if (!wrong('rows') && !wrong('cols'))
      onDone({ rows: Number(size.rows), cols: Number(size.cols), withHeaderRow });
  };
  const field = (which: 'rows' | 'cols', label: string) => (
    <TextField
      label={label}
      value={size[which]}
      autoFocus={which === 'rows'}
      error={wrong(which)}
      helperText={wrong(which) ? text('editor.tabela.limite', { n: most[which] }) : ' '}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3, className: 'num' } }}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setSize({ ...size, [which]: event.target.value.replace(/\D/g, '') })}
    />
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <form onSubmit={confirm} noValidate>
        <DialogTitle id={titleId}>{text('editor.tabela.titulo')}</DialogTitle>
        <DialogContent className={styles.fields}>
          <div className={styles.pair}>
            {field('rows', text('editor.tabela.linhas'))}
            {field('cols', text('editor.tabela.colunas'))}
          </div>
          <FormControlLabel
            label={text('editor.tabela.cabecalho')}
            control={<Checkbox checked={withHeaderRow} onChange={(_, on) => setWithHeaderRow(on)} />}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{text('ui.voltar')}</Button>
          <Button type="submit" variant="contained" color="primary">
            {text('editor.tabela.confirmar')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
