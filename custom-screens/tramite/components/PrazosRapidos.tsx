import { Button } from '@mui/material';
import { formatShortDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { usePrazosRapidos } from '../queries.ts';
import styles from './Tramite.module.css';

interface PrazosRapidosProps {
  /** Where it goes, whose days without business count. */
  readonly unidadeId: number | undefined;
  readonly value: string | undefined;
  readonly onChoose: (dia: string) => void;
}

/** The deadlines most often given, one touch away, each with its day; the server says which are of business. */
export const PrazosRapidos = ({ unidadeId, value, onChoose }: PrazosRapidosProps) => {
  const text = useText();
  const offered = usePrazosRapidos(unidadeId).data?.itens ?? [];
  if (offered.length === 0) return null;
  return (
    <div className={styles.prazos} role="group" aria-label={text('tramite.prazosRapidos')}>
      {offered.map(({ diasUteis, dia }) => (
        <Button key={diasUteis} size="small" aria-pressed={value === dia} onClick={() => onChoose(dia)}>
          {diasUteis === 0
            ? text('tramite.prazoHoje', { dia: formatShortDay(dia) })
            : text('tramite.prazoDiasUteis', { count: diasUteis, dia: formatShortDay(dia) })}
        </Button>
      ))}
    </div>
  );
};
