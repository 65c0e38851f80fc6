import Button from '@mui/material/Button';
import { LibraryBig } from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import styles from './Prontos.module.css';

/** On an empty drawing: not to begin from nothing. */
export const ProntosOffer = ({ onOpen }: { readonly onOpen: () => void }) => {
  const text = useText();
  return (
    <div className={styles.offer}>
      <p className="sm">{text('fluxoDesenho.prontos.vazio')}</p>
      <Button
        variant="contained"
        size="small"
        startIcon={<LibraryBig size={16} aria-hidden="true" />}
        onClick={onOpen}
      >
        {text('fluxoDesenho.prontos.comecar')}
      </Button>
    </div>
  );
};
