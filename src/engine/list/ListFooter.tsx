import { Pager } from '#src/ui/Pager.tsx';
import { useList } from './use-list.ts';

/** How many per page, where we are, and the pages; nothing where there is nothing to turn. */
export function ListFooter() {
  const { total = 0, page, perPage, setPage, setPerPage, exact, data, error } = useList();
  if (error || data === undefined || total === 0) return null;
  return (
    <Pager
      page={page}
      pageSize={perPage}
      shown={data.length}
      total={total}
      exact={exact}
      onPage={setPage}
      onPageSize={setPerPage}
    />
  );
}
