import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useText } from '#src/i18n/use-text.ts';
import { Terms } from '#src/session/Terms.tsx';

/** The terms, for who reads them before signing in. */
export const TermsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = useText();
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby="termos-titulo">
      <DialogTitle id="termos-titulo">{text('shell.sobre.termos')}</DialogTitle>
      <DialogContent>
        <Terms />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {text('shell.sobre.fechar')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
