import Button from '@mui/material/Button';
import { CircleAlert, CloudAlert, CloudCheck, CloudUpload, type LucideIcon } from 'lucide-react';
import { formatTime } from '#src/i18n/dates.ts';
import type { text as texts } from '#src/i18n/text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import type { Keeping } from '../use-keeping.ts';
import styles from './KeepStatus.module.css';

interface KeepStatusProps {
  readonly state: Keeping;
  /** This device has another drawing, which is told elsewhere: nothing is all saved beside it. */
  readonly besides?: boolean;
  readonly onRetry: () => void;
}

/** "Salvo às 10:31": how the drawing stands towards the server, said when it changes. */
export const KeepStatus = ({ state, besides = false, onRetry }: KeepStatusProps) => {
  const text = useText();
  if (besides && state.tipo === 'aberto') return null;
  const [Icon, words, wrong] = look(state, text);
  return (
    <span className={classes(styles.state, wrong && styles.wrong)}>
      <span role="status" className={styles.words}>
        <Icon size={16} aria-hidden="true" />
        {words}
      </span>
      {(state.tipo === 'naoSalvo' || state.tipo === 'recusado') && (
        <Button size="small" variant="text" onClick={onRetry}>
          {text('fluxoDesenho.guarda.tentar')}
        </Button>
      )}
    </span>
  );
};

const look = (
  state: Keeping,
  text: typeof texts,
): readonly [icon: LucideIcon, words: string, wrong?: boolean] => {
  switch (state.tipo) {
    case 'aberto':
      return [CloudCheck, text('fluxoDesenho.guarda.aberto')];
    case 'porSalvar':
      return [CloudUpload, text('fluxoDesenho.guarda.porSalvar')];
    case 'salvando':
      return [CloudUpload, text('fluxoDesenho.guarda.salvando')];
    case 'salvo':
      return [CloudCheck, text('fluxoDesenho.guarda.salvo', { hora: formatTime(state.em) })];
    case 'naoSalvo':
      return [CloudAlert, text('fluxoDesenho.guarda.naoSalvo', { motivo: state.motivo }), true];
    case 'recusado':
      return [CircleAlert, text('fluxoDesenho.guarda.naoSalvo', { motivo: state.motivo }), true];
    case 'conflito':
      return [CloudAlert, text('fluxoDesenho.guarda.conflito'), true];
  }
};
