import Button from '@mui/material/Button';
import { CloudOff, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Blank } from './Blank.tsx';
import { NoPermission } from './NoPermission.tsx';

interface ErrorStateProps {
  readonly error: unknown;
  /** What could not be done. */
  readonly title?: string;
  readonly onRetry?: () => void;
  readonly action?: ReactNode;
  /** It stands in the place of the whole screen, which has no other title. */
  readonly heading?: 'h1';
}

/** What happened, why, what is safe, and trying again; a refusal of access is shown as such. */
export const ErrorState = ({ error, title, onRetry, action, heading }: ErrorStateProps) => {
  const text = useText();
  const problem = error instanceof HttpProblem ? error : undefined;
  if (problem?.status === 403) return <NoPermission>{problem.message}</NoPermission>;
  const retry = onRetry && (
    <Button startIcon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
      {text('ui.tentarDeNovo')}
    </Button>
  );
  return (
    <Blank
      icon={CloudOff}
      title={title ?? text('ui.naoFoiPossivelCarregar')}
      action={action ?? retry}
      alert
      {...(heading ? { heading } : {})}
    >
      <p>{problem?.message ?? text('shell.situacao.outro')}</p>
      {problem?.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {problem?.correlacao !== undefined && (
        <p className="xs">{text('ui.codigo', { codigo: problem.correlacao })}</p>
      )}
    </Blank>
  );
};
