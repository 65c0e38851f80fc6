import Button from '@mui/material/Button';
import { LibraryBig } from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { divisionIcons, divisions } from '../components/Dividing.tsx';
import styles from './Prontos.module.css';

interface ProntosOfferProps {
  readonly onOpen: () => void;
  readonly onLanes: (count: number) => void;
}

/** On an empty drawing: not to begin from nothing. */
export const ProntosOffer = ({ onOpen, onLanes }: ProntosOfferProps) => {
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
      <div className={styles.lanes} role="group" aria-label={text('fluxoDesenho.prontos.raias')}>
        <span className="sm" aria-hidden="true">
          {text('fluxoDesenho.prontos.raias')}
        </span>
        {divisions.map((count) => (
          <IconAction
            key={count}
            size="small"
            icon={divisionIcons[count]}
            label={text('fluxoDesenho.prontos.comRaias', { count })}
            onClick={() => onLanes(count)}
          />
        ))}
      </div>
    </div>
  );
};
