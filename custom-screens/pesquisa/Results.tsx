import Button from '@mui/material/Button';
import { SearchX } from 'lucide-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Page } from '#schemas/api/endpoint.ts';
import type { ItemCaixa } from '#schemas/generated.ts';
import { openPath } from '#src/conteudo/content-path.ts';
import { ItemRow } from '#src/conteudo/ItemRow.tsx';
import type { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Pager } from '#src/ui/Pager.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import type { SearchState } from './search-url.ts';
import styles from './Pesquisa.module.css';

interface ResultsProps {
  readonly state: SearchState;
  readonly read: UseQueryResult<Page<ItemCaixa>, HttpProblem>;
  readonly onSearch: (change: Partial<SearchState>) => void;
}

/** What was found, best first, each with the reason why. */
export const Results = ({ state, read, onSearch }: ResultsProps) => {
  const text = useText();
  const { data } = read;
  if (read.isError && !data)
    return (
      <ErrorState
        error={read.error}
        title={text('caixa.pesquisa.erro')}
        onRetry={() => void read.refetch()}
      />
    );
  if (!data) return <ListSkeleton rows={6} />;
  if (data.itens.length === 0) return <Nothing state={state} onSearch={onSearch} />;
  return (
    <>
      <ul aria-label={text('caixa.pesquisa.rotulo')} aria-busy={read.isPlaceholderData}>
        {data.itens.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            to={openPath(item)}
            term={state.q}
            note={
              item.porque !== undefined && (
                <span className={styles.why}>{text('caixa.pesquisa.achadoEm', { onde: item.porque })}</span>
              )
            }
          />
        ))}
      </ul>
      <Pager
        page={state.start}
        pageSize={state.pageSize}
        shown={data.itens.length}
        total={data.total}
        exact={data.totalExato}
        onPage={(start) => onSearch({ start })}
        onPageSize={(pageSize) => onSearch({ pageSize })}
      />
    </>
  );
};

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
