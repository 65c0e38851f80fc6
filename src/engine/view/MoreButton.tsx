import { Button } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import styles from './View.module.css';

/** The next page of a tab of the consultation, below what was already read. */
export function MoreButton({ loading, onMore }: { loading: boolean; onMore: () => void }) {
  const text = useText();
  return (
    <div className={styles.more}>
      <Button size="small" loading={loading} onClick={onMore}>
        {text('cadastro.historico.mais')}
      </Button>
    </div>
  );
}
