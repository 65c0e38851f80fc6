import useMediaQuery from '@mui/material/useMediaQuery';
import { SearchX } from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import type { AdvancedSearch } from '#src/pesquisa/advanced-url.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Pager } from '#src/ui/Pager.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { AdvancedCards } from './AdvancedCards.tsx';
import { AdvancedTable } from './AdvancedTable.tsx';
import { ExportButton } from './ExportButton.tsx';
import { Facets } from './Facets.tsx';
import type { Place } from './place-url.ts';
import { useColumns, type useAdvanced } from './advanced-queries.ts';
import { useChosen } from './use-chosen.tsx';
import { ColumnsButton } from './ColumnsButton.tsx';
import { SearchFailure } from './SearchFailure.tsx';
import styles from './Pesquisa.module.css';

interface AdvancedResultsProps {
  readonly search: AdvancedSearch;
  readonly read: ReturnType<typeof useAdvanced>;
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
  /** Another question: a facet chosen. */
  readonly onSearch: (search: AdvancedSearch) => void;
}

/** What an advanced search found, in the columns of the person, with how many there are of each kind beside it. */
export const AdvancedResults = ({ search, read, place, onPlace, onSearch }: AdvancedResultsProps) => {
  const text = useText();
  const columns = useColumns();
  const { choice, bar } = useChosen(JSON.stringify(search));
  const phone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const { data } = read;
  if (read.isError && !data) return <SearchFailure error={read.error} onRetry={() => void read.refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  const count = data.totalExato
    ? text('caixa.pesquisa.resultados', { count: data.total })
    : text('pesquisa.avancada.maisDe', { limite: data.total });
  return (
    <div className={styles['found']}>
      <div className={styles['results']}>
        <div className={styles['bar']}>
          <p role="status">{count}</p>
          <span className="grow" />
          <ColumnsButton columns={columns} />
          <ExportButton search={search} disabled={data.itens.length === 0} />
        </div>
        <section className={styles['sheet']} aria-label={text('caixa.pesquisa.rotulo')}>
          {data.itens.length === 0 ? (
            <EmptyState icon={SearchX} title={text('caixa.pesquisa.vazio')}>
              {text('pesquisa.avancada.vazioTexto')}
            </EmptyState>
          ) : (
            <>
              {bar}
              {phone ? (
                <AdvancedCards
                  items={data.itens}
                  columns={columns}
                  busy={read.isPlaceholderData}
                  choice={choice}
                />
              ) : (
                <AdvancedTable
                  items={data.itens}
                  columns={columns}
                  busy={read.isPlaceholderData}
                  choice={choice}
                  sort={place.sort}
                  onSort={(sort) => onPlace({ ...place, start: 1, sort })}
                />
              )}
              <Pager
                page={place.start}
                pageSize={place.pageSize}
                shown={data.itens.length}
                total={data.total}
                exact={data.totalExato}
                onPage={(start) => onPlace({ ...place, start })}
                onPageSize={(pageSize) => onPlace({ ...place, start: 1, pageSize })}
              />
            </>
          )}
        </section>
      </div>
      {data.itens.length > 0 && <Facets search={search} onSearch={onSearch} />}
    </div>
  );
};
