import Button from '@mui/material/Button';
import { useMemo, type ReactNode } from 'react';
import type { DesenhoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PageDialog } from '#src/ui/PageDialog.tsx';
import { compareDrawings } from '../compare.ts';
import type { Drawing } from '../drawing.ts';
import styles from './Compare.module.css';
import { Compared } from './Compared.tsx';

interface ReplaceQuestionProps {
  readonly title: string;
  readonly desenho: DesenhoFluxo;
  /** What is on the paper, and what would take its place. */
  readonly now: Drawing;
  readonly next: Drawing;
  /** How the second is called. */
  readonly nextName: string;
  /** What is worth a look besides the differences. */
  readonly notes?: ReactNode;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Another drawing in the place of the one on the paper: what would change is seen before it does. */
export const ReplaceQuestion = ({
  title,
  desenho,
  now,
  next,
  nextName,
  notes,
  onConfirm,
  onClose,
}: ReplaceQuestionProps) => {
  const text = useText();
  const changes = useMemo(() => compareDrawings(now, next), [now, next]);
  return (
    <PageDialog
      title={title}
      note={text('fluxoDesenho.importacao.texto')}
      closeLabel={text('fluxoDesenho.comparar.fechar')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} autoFocus>
            {text('fluxoDesenho.importacao.cancelar')}
          </Button>
          <Button variant="contained" onClick={onConfirm}>
            {text('fluxoDesenho.importacao.substituir')}
          </Button>
        </>
      }
    >
      <div className={styles.page}>
        <div className={styles.notes}>{notes}</div>
        <Compared
          desenho={desenho}
          before={now}
          after={next}
          changes={changes}
          names={[text('fluxoDesenho.comparar.naTela'), nextName]}
        />
      </div>
    </PageDialog>
  );
};
