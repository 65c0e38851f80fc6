import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { FileSearch, RotateCw, SearchX, Timer } from 'lucide-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Verificacao } from '#schemas/shapes/assinatura.ts';
import type { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Blank } from '#src/ui/Blank.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { AfterWait } from '#src/ui/Skeletons.tsx';
import { Result } from './Result.tsx';
import styles from './Verificar.module.css';

interface OutcomeProps {
  readonly read: UseQueryResult<Verificacao, HttpProblem>;
  /** Whether a code was asked for. */
  readonly asked: boolean;
  /** Whether the result of a file already stands above. */
  readonly checked: boolean;
}

/** The answer for a code: the document, that there is none, that one must wait, or that nothing came. */
export const Outcome = ({ read, asked, checked }: OutcomeProps) => {
  const text = useText();
  if (!asked)
    return checked ? null : (
      <Sheet>
        <Blank icon={FileSearch} title={text('verificar.semInicio')}>
          {text('verificar.semInicioTexto')}
        </Blank>
      </Sheet>
    );
  if (read.data) return <Result verificacao={read.data} />;
  if (!read.isError) return <Waiting />;
  const again = (
    <Button startIcon={<RotateCw aria-hidden="true" />} onClick={() => void read.refetch()}>
      {text('ui.tentarDeNovo')}
    </Button>
  );
  return (
    <Sheet>
      {read.error.status === 404 ? (
        <Blank icon={SearchX} heading="h2" title={text('verificar.naoEncontrado')}>
          {text('verificar.naoEncontradoTexto')}
        </Blank>
      ) : read.error.status === 429 ? (
        <Blank icon={Timer} heading="h2" title={text('verificar.muitas')} action={again} alert>
          {text('verificar.muitasTexto')}
        </Blank>
      ) : (
        <ErrorState error={read.error} title={text('verificar.falhou')} onRetry={() => void read.refetch()} />
      )}
    </Sheet>
  );
};

const Waiting = () => {
  const text = useText();
  return (
    <div role="status">
      <span className="vh">{text('ui.carregando')}</span>
      <AfterWait>
        <div className={styles.waiting} aria-hidden="true">
          <Skeleton variant="rectangular" height={80} />
          <Skeleton variant="rectangular" width="40%" height={20} />
          <Skeleton variant="rectangular" width="80%" height={16} />
          <Skeleton variant="rectangular" width="60%" height={16} />
        </div>
      </AfterWait>
    </div>
  );
};
