import { Button } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import styles from './Filters.module.css';

/** The foot of a filter that is typed in. */
export function ApplyFilter({ disabled = false }: { disabled?: boolean }) {
  const text = useText();
  return (
    <div className={styles.apply}>
      <Button type="submit" variant="outlined" size="small" disabled={disabled}>
        {text('cadastro.lista.aplicar')}
      </Button>
    </div>
  );
}
