import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { CircleCheck, CircleX } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import { useText } from '#src/i18n/use-text.ts';
import styles from './ResultDialog.module.css';

interface ResultDialogProps {
  /** What they have in common; by default, that it is the result of each. */
  readonly title?: string;
  readonly results: readonly ResultadoItem[];
  /** Where it leads, after what closes. */
  readonly next?: ReactNode;
  readonly onClose: () => void;
}

/** What became of each item of an act on several: those that were not done come first, with the reason. */
export const ResultDialog = ({ title, results, next, onClose }: ResultDialogProps) => {
  const text = useText();
  const titleId = useId();
  const sorted = [...results].sort((a, b) => Number(a.ok) - Number(b.ok));
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title ?? text('caixa.resultado.titulo')}</DialogTitle>
      <DialogContent>
        <ul className={styles.results}>
          {sorted.map(({ id, ok, rotulo, mensagem }) => (
            <li key={id} className={ok ? styles.ok : styles.failed}>
              {ok ? <CircleCheck size={16} aria-hidden="true" /> : <CircleX size={16} aria-hidden="true" />}
              <span className="grow">
                <b>{rotulo}</b>
                <span className="sm sub">
                  {ok ? text('caixa.resultado.feito') : (mensagem ?? text('caixa.resultado.naoFeito'))}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus={next === undefined}>
          {text('caixa.resultado.fechar')}
        </Button>
        {next}
      </DialogActions>
    </Dialog>
  );
};
