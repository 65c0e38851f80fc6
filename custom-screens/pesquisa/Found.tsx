import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '#schemas/api/endpoint.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { openPath } from '#src/conteudo/content-path.ts';
import { ItemRow } from '#src/conteudo/ItemRow.tsx';
import type { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Pager } from '#src/ui/Pager.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { SearchFailure } from './SearchFailure.tsx';
import { useChosen } from './use-chosen.tsx';
import { isExplained, Why } from './Why.tsx';

interface FoundProps {
  /** What was asked: what is chosen is of one question. */
  readonly question: string;
  /** The words to mark. */
  readonly term: string;
  readonly page: number;
  readonly pageSize: number;
  readonly read: UseQueryResult<Page<ItemCaixa>, HttpProblem>;
  readonly onPage: (page: number) => void;
  readonly onPageSize: (size: number) => void;
  /** What to say when nothing is found. */
  readonly nothing: ReactNode;
}

/** What was found, each with the reason why, and its pages. */
export const Found = ({ question, term, page, pageSize, read, onPage, onPageSize, nothing }: FoundProps) => {
  const text = useText();
  const { data } = read;
  const { choice, bar } = useChosen(question);
  if (read.isError && !data) return <SearchFailure error={read.error} onRetry={() => void read.refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  if (data.itens.length === 0) return nothing;
  return (
    <>
      {bar}
      <ul aria-label={text('caixa.pesquisa.rotulo')} aria-busy={read.isPlaceholderData}>
        {data.itens.map((item) => (
          <ItemRow
            key={`${item.id}/${item.tramiteId ?? ''}`}
            item={item}
            to={openPath(item)}
            term={term}
            selected={choice?.has(item.id)}
            onSelect={choice && (() => choice.toggle(item))}
            note={item.achado && isExplained(item.achado) && <Why achado={item.achado} />}
          />
        ))}
      </ul>
      <Pager
        page={page}
        pageSize={pageSize}
        shown={data.itens.length}
        total={data.total}
        exact={data.totalExato}
        onPage={onPage}
        onPageSize={onPageSize}
      />
    </>
  );
};
