import Button from '@mui/material/Button';
import { CircleAlert, CircleCheck, CloudAlert, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { AchadoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import { useText } from '#src/i18n/use-text.ts';
import { elementOf, type Drawing } from '../drawing.ts';
import { elementName } from '../element-name.ts';
import { MendButton, type Mends } from './MendButton.tsx';
import styles from '../FluxoGerenciar.module.css';

interface ProblemBarProps {
  readonly drawing: Drawing;
  /** Undefined while it is being judged. */
  readonly achados: readonly AchadoFluxo[] | undefined;
  /** It could not be judged: asks for it again. */
  readonly onRetry?: (() => void) | undefined;
  readonly mends: Mends;
  readonly onSelect: (id: string) => void;
}

/** Under the paper, while one draws: how much stands in the way of publishing, and the first of it. */
export const ProblemBar = ({ drawing, achados, onRetry, mends, onSelect }: ProblemBarProps) => {
  const text = useText();
  const impedem = achados?.filter(({ impede }) => impede) ?? [];
  const first = impedem[0] ?? achados?.[0];
  const element = elementOf(drawing, first?.elemento);
  const avisos = (achados?.length ?? 0) - impedem.length;
  const Icon =
    achados === undefined
      ? onRetry
        ? CloudAlert
        : LoaderCircle
      : impedem.length > 0
        ? CircleAlert
        : avisos > 0
          ? TriangleAlert
          : CircleCheck;
  const count =
    achados === undefined
      ? text(onRetry ? 'fluxoDesenho.naoConferido' : 'fluxoDesenho.conferindo')
      : achados.length === 0
        ? text('fluxoDesenho.semProblemas')
        : impedem.length > 0
          ? text('fluxoDesenho.impedimentos', { count: impedem.length })
          : text('fluxoDesenho.avisos', { count: avisos });
  return (
    <div className={styles.problems} role="group" aria-label={text('fluxoDesenho.falta')}>
      <span className={styles.problemCount} role="status">
        <Icon size={16} aria-hidden="true" />
        {count}
      </span>
      {onRetry && (
        <Button size="small" variant="text" onClick={onRetry}>
          {text('fluxoDesenho.conferirDeNovo')}
        </Button>
      )}
      {first && (
        <span className={styles.problemFirst}>
          {element && (
            <Button size="small" variant="text" onClick={() => onSelect(element.id)}>
              {elementName(element, text)}
            </Button>
          )}
          {first.mensagem}
          <MendButton drawing={drawing} achado={first} mends={mends} />
        </span>
      )}
    </div>
  );
};
