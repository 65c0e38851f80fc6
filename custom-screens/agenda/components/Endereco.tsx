import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { Copy } from 'lucide-react';
import { useId } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { copySecret } from '#src/session/copy-secret.ts';
import { Note } from '#src/ui/Note.tsx';
import styles from '../Agenda.module.css';

interface EnderecoProps {
  readonly endereco: string;
  readonly onClose: () => void;
}

/** A secret address, the only time that it is seen. */
export const Endereco = ({ endereco, onClose }: EnderecoProps) => {
  const text = useText();
  const titleId = useId();
  const fieldId = useId();
  return (
    <Dialog open fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('agenda.assinatura.endereco')}</DialogTitle>
      <DialogContent className={styles.form}>
        <Note tone="ambar">{text('agenda.assinatura.criado')}</Note>
        <TextField
          id={fieldId}
          multiline
          label={text('agenda.assinatura.endereco')}
          value={endereco}
          slotProps={{ htmlInput: { readOnly: true, className: styles.segredo } }}
          onFocus={({ target }) => target.select()}
        />
      </DialogContent>
      <DialogActions>
        <Button
          startIcon={<Copy aria-hidden="true" />}
          onClick={() => void copySecret(endereco, text('agenda.assinatura.copiado'))}
        >
          {text('agenda.assinatura.copiar')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {text('agenda.assinatura.pronto')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
