import LinearProgress from '@mui/material/LinearProgress';
import type { AtoEmLote } from '#schemas/shapes/ato-em-lote.ts';
import { useText } from '#src/i18n/use-text.ts';
import { decidedOf } from '../batch-words.ts';
import styles from '../AtosEmLote.module.css';

interface ProgressoProps {
  readonly lote: AtoEmLote;
  readonly going: boolean;
  readonly words: string;
}

/** How many items have their answer, and which. */
export const Progresso = ({ lote, going, words }: ProgressoProps) => {
  const text = useText();
  const decididos = decidedOf(lote);
  return (
    <div className={styles.progress}>
      <div className={styles.line}>
        <b role="status">{words}</b>
        <span className="sm sub">{text('atoEmLote.andamento', { decididos, total: lote.total })}</span>
      </div>
      <LinearProgress
        variant="determinate"
        value={lote.total === 0 ? 100 : (decididos / lote.total) * 100}
        color={lote.recusados > 0 ? 'warning' : 'primary'}
        aria-label={text('atoEmLote.andamentoRotulo')}
      />
      {going && <span className="sm sub">{text('atoEmLote.segue')}</span>}
    </div>
  );
};
