import { Button } from '@mui/material';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { NoPermission } from '#src/ui/NoPermission.tsx';
import { useRegister } from '../RegisterContext.tsx';
import { firstSort } from './columns.ts';
import { useList } from './use-list.ts';

/** The list did not come: what happened, and trying again; or who can open it. */
export function ListError({ error }: { error: unknown }) {
  const text = useText();
  const { many, place } = useRegister();
  const { refetch, setFilters, setSort } = useList();
  const first = firstSort(place.register.definicao.list);
  if (error instanceof HttpProblem && error.status === 403)
    return (
      <NoPermission title={text('cadastro.lista.semPermissaoTitulo', { nome: many })}>
        {text('cadastro.lista.semPermissaoTexto')}
      </NoPermission>
    );
  // what the server refuses of the request would be refused again
  const refused = error instanceof HttpProblem && error.status === 400;
  const clear = refused && (
    <Button
      onClick={() => {
        setFilters({});
        setSort(first);
      }}
    >
      {text('cadastro.lista.limparFiltrosEOrdem')}
    </Button>
  );
  return (
    <ErrorState
      error={error}
      title={text('cadastro.lista.erroTitulo')}
      onRetry={() => void refetch()}
      action={clear || undefined}
    />
  );
}
