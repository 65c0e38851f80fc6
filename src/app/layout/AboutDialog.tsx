import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { temaApi } from '#schemas/api/tema.ts';
import { useRead } from '#src/data/query.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { canSeal } from '#src/session/local-cipher.ts';
import { Terms } from '#src/session/Terms.tsx';
import { useInstitution } from '#src/session/use-institution.ts';
import { CoatOfArms } from '#src/ui/CoatOfArms.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { version } from '../../../package.json';

/** What this installation is: versions of both sides, and the terms. */
export const AboutDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = useText();
  const { organizacao } = useInstitution();
  const api = useRead(temaApi.versao, {}, { ownError: true });
  const [terms, setTerms] = useState(false);
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby="sobre-titulo">
      <DialogTitle id="sobre-titulo" className="row">
        <CoatOfArms />
        {text('sobre.titulo')}
      </DialogTitle>
      <DialogContent>
        {api.isError && <Alert severity="warning">{text('sobre.naoLida')}</Alert>}
        <Facts
          items={[
            [text('sobre.instituicao'), organizacao],
            [text('sobre.api'), api.data?.versao],
            [text('sobre.atualizacao'), api.data && formatMoment(api.data.descDataAtualizacao)],
            [text('sobre.build'), api.data?.build],
            [text('sobre.cliente'), version],
          ]}
        />
        {!canSeal() && (
          <Alert severity="info" sx={{ mt: 1.5 }}>
            {text('sobre.semHttps')}
          </Alert>
        )}
        {terms && <Terms />}
      </DialogContent>
      <DialogActions>
        <Button variant="text" aria-expanded={terms} onClick={() => setTerms(!terms)}>
          {text('shell.sobre.termos')}
        </Button>
        <Button onClick={onClose} autoFocus>
          {text('shell.sobre.fechar')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
