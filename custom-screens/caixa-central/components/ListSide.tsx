import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '#schemas/api/endpoint.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Pager } from '#src/ui/Pager.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import type { Tab } from '../tabs.ts';
import type { CaixaUrl } from '../use-caixa-url.ts';
import { useKeptScroll } from '../use-kept-scroll.ts';
import { CaixaEmpty } from './CaixaEmpty.tsx';
import styles from './Caixa.module.css';

interface ListSideProps {
  readonly tab: Tab;
  readonly url: CaixaUrl;
  readonly read: UseQueryResult<Page<ItemCaixa>, HttpProblem>;
  /** The bar above the rows: filters, or the selection. */
  readonly bar: ReactNode;
  /** Items that came since the list was read. */
  readonly fresh: number;
  /** The rows. */
  readonly children: ReactNode;
  /** Below everything: the selection, on a phone. */
  readonly foot?: ReactNode;
  /** The pages come after the last row instead of staying at the foot: on a phone every line counts. */
  readonly pagerInside: boolean;
  /** Under this name the list is come back to. */
  readonly address: string;
  /** The rows may be wider than the list. */
  readonly wide: boolean;
  /** What decides how the rows look is still on its way. */
  readonly waiting: boolean;
}

/** The list with its bar and its pages: what is there, or why nothing is. */
export const ListSide = (props: ListSideProps) => {
  const { tab, url, read, bar, fresh, children, foot, pagerInside, address, wide } = props;
  const text = useText();
  const data = props.waiting ? undefined : read.data;
  const box = useKeptScroll(address, data !== undefined && !read.isPlaceholderData);
  const pager = data && data.total > 0 && (
    <Pager
      page={url.state.start}
      pageSize={url.state.pageSize}
      shown={data.itens.length}
      total={data.total}
      exact={data.totalExato}
      onPage={url.setPage}
      onPageSize={url.setPageSize}
    />
  );
  return (
    <div className={styles.list}>
      {bar}
      <div ref={box} className={classes(styles.rows, wide && styles.wide)}>
        {read.isPlaceholderData && <div className={styles.refreshing} aria-hidden="true" />}
        {fresh > 0 && (
          <button type="button" className={styles.fresh} onClick={() => void read.refetch()}>
            {text('caixa.lista.novos', { count: fresh })}. <b>{text('caixa.lista.mostrarNovos')}</b>
          </button>
        )}
        {!data && !read.isError && <ListSkeleton rows={8} />}
        {read.isError && !data && (
          <ErrorState
            error={read.error}
            title={text('caixa.vazio.erro')}
            onRetry={() => void read.refetch()}
          />
        )}
        {data && data.itens.length === 0 && <CaixaEmpty tab={tab} url={url} />}
        {data && data.itens.length > 0 && children}
        {pagerInside && pager}
      </div>
      {!pagerInside && pager}
      {foot}
    </div>
  );
};
