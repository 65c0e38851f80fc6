import Button from '@mui/material/Button';
import { PackageOpen } from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import styles from '../LoteConsulta.module.css';

interface PeDaConferenciaProps {
  readonly total: number;
  readonly recusados: number;
  readonly busy: boolean;
  readonly onOpen: () => void;
}

/** What opening the lot will do, and the button that does it. */
export const PeDaConferencia = ({ total, recusados, busy, onOpen }: PeDaConferenciaProps) => {
  const text = useText();
  return (
    <div className={styles.pe}>
      <span className="grow sm">
        {[
          text('loteTela.conferir.resumo', { count: total }),
          ...(recusados > 0 ? [text('loteTela.conferir.resumoRecusados', { count: recusados })] : []),
        ].join(' · ')}
      </span>
      <Button
        variant="contained"
        color="primary"
        loading={busy}
        loadingPosition="start"
        startIcon={<PackageOpen aria-hidden="true" />}
        onClick={onOpen}
      >
        {text('loteTela.conferir.abrir')}
      </Button>
    </div>
  );
};
