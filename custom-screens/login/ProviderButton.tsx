import Button from '@mui/material/Button';
import { KeyRound } from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import { goToProvider } from '#src/session/provider-entry.ts';
import { useInstitution } from '#src/session/use-institution.ts';
import styles from './Login.module.css';
import type { Entry } from './use-entry.ts';

/** The other way in, where the institution has one. */
export const ProviderButton = ({ wanted, entry }: { readonly wanted: string; readonly entry: Entry }) => {
  const text = useText();
  const { provedor } = useInstitution();
  if (!provedor) return null;
  return (
    <div className={styles.provider}>
      <span className="mut sm">{text('shell.entrar.ou')}</span>
      <Button
        variant="outlined"
        color="inherit"
        size="large"
        fullWidth
        startIcon={<KeyRound size={18} aria-hidden />}
        disabled={entry.busy}
        onClick={() => void entry.attempt(() => goToProvider(wanted))}
      >
        {text('shell.entrar.comProvedor', { nome: provedor.nome })}
      </Button>
    </div>
  );
};
