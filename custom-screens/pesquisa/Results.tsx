import Button from '@mui/material/Button';
import { SearchX } from 'lucide-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Page } from '#schemas/api/endpoint.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Found } from './Found.tsx';
import type { SearchState } from './search-url.ts';

interface ResultsProps {
  readonly state: SearchState;
  readonly read: UseQueryResult<Page<ItemCaixa>, HttpProblem>;
  readonly onSearch: (change: Partial<SearchState>) => void;
}

/** What the search found, best first; when nothing, what to try. */
export const Results = ({ state, read, onSearch }: ResultsProps) => (
  <Found
    question={`${state.tipo} ${state.q}`}
    term={state.q}
    page={state.start}
    pageSize={state.pageSize}
    read={read}
    onPage={(start) => onSearch({ start })}
    onPageSize={(pageSize) => onSearch({ pageSize })}
    nothing={<Nothing state={state} onSearch={onSearch} />}
  />
);

const Nothing = ({ state, onSearch }: Pick<ResultsProps, 'state' | 'onSearch'>) => {
  const text = useText();
  const everything = state.tipo === '0';
  const searched = state.q.trim() !== '';
  return (
    <EmptyState
      icon={SearchX}
      title={text(searched ? 'caixa.pesquisa.vazio' : 'caixa.pesquisa.vazioTipo')}
      action={
        !everything && (
          <Button onClick={() => onSearch({ tipo: '0' })}>{text('caixa.pesquisa.emTudo')}</Button>
        )
      }
    >
      {text(searched ? 'caixa.pesquisa.vazioTexto' : 'caixa.pesquisa.vazioTipoTexto')}
    </EmptyState>
  );
};
