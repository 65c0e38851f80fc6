import { useListContext } from 'ra-core';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { NoPermission } from '#src/ui/NoPermission.tsx';
import { useRegister } from '../RegisterContext.tsx';

/** The list did not come: what happened, and trying again; or who can open it. */
export function ListError({ error }: { error: unknown }) {
  const text = useText();
  const { many } = useRegister();
  const { refetch } = useListContext();
  if (error instanceof HttpProblem && error.status === 403)
    return (
      <NoPermission title={text('cadastro.lista.semPermissaoTitulo', { nome: many })}>
        {text('cadastro.lista.semPermissaoTexto')}
      </NoPermission>
    );
  return (
    <ErrorState error={error} title={text('cadastro.lista.erroTitulo')} onRetry={() => void refetch()} />
  );
}
