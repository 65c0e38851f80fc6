import { Button } from '@mui/material';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { registerPath } from '../paths.ts';
import { useRegister } from '../RegisterContext.tsx';
import { useList } from './use-list.ts';

/** Nothing to show: because nothing exists yet, or because nothing matches. */
export function ListEmpty() {
  const text = useText();
  const { place, one, gender, can } = useRegister();
  const { filterValues, setFilters } = useList();
  if (Object.keys(filterValues).length > 0)
    return (
      <EmptyState
        icon={SearchX}
        title={text('cadastro.lista.semResultadoTitulo')}
        action={<Button onClick={() => setFilters({})}>{text('cadastro.lista.limparFiltros')}</Button>}
      >
        {text('cadastro.lista.semResultadoTexto')}
      </EmptyState>
    );
  const { empty } = place.register.definicao.list ?? {};
  if (empty !== undefined) return <EmptyState title={empty} />;
  return (
    <EmptyState
      title={text(`cadastro.lista.vaziaTitulo.${gender}`, { nome: one })}
      action={
        can('create') && (
          <Button component={Link} to={registerPath.create(place)}>
            {text(`cadastro.novo.${gender}`, { nome: one })}
          </Button>
        )
      }
    >
      {text('cadastro.lista.vaziaTexto')}
    </EmptyState>
  );
}
