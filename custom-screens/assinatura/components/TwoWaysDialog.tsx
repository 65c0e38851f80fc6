import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useText } from '#src/i18n/use-text.ts';

interface TwoWaysDialogProps {
  readonly byPassword: number;
  readonly byCertificate: number;
  readonly onPassword: () => void;
  readonly onCertificate: () => void;
  readonly onClose: () => void;
}

/** Documents that are signed in different ways are not signed together: one way first, the others stay chosen. */
export const TwoWaysDialog = ({
  byPassword,
  byCertificate,
  onPassword,
  onCertificate,
  onClose,
}: TwoWaysDialogProps) => {
  const text = useText();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('assinatura.doisModos.titulo')}</DialogTitle>
      <DialogContent>
        <p>{text('assinatura.doisModos.texto')}</p>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('assinatura.dialogo.voltar')}</Button>
        <Button variant="outlined" onClick={onPassword}>
          {text('assinatura.doisModos.senha', { count: byPassword })}
        </Button>
        <Button variant="outlined" onClick={onCertificate}>
          {text('assinatura.doisModos.certificado', { count: byCertificate })}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
