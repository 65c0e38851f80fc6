import { SearchX } from 'lucide-react';
import type { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';

interface SearchFailureProps {
  readonly error: HttpProblem | null;
  readonly onRetry: () => void;
}

/** Nothing was found because it could not be asked: of a field, what is wrong in it, which trying again does not mend. */
export const SearchFailure = ({ error, onRetry }: SearchFailureProps) => {
  const text = useText();
  const title = text('caixa.pesquisa.erro');
  const fields = error?.erros ?? [];
  if (fields.length === 0) return <ErrorState error={error} title={title} onRetry={onRetry} />;
  return (
    <EmptyState icon={SearchX} title={title}>
      {fields.map(({ campo, mensagem }) => (
        <p key={campo}>{mensagem}</p>
      ))}
    </EmptyState>
  );
};
