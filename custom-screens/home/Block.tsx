import type { UseQueryResult } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Blank } from '#src/ui/Blank.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import styles from './Home.module.css';

interface BlockProps<Data, Item> {
  readonly title: string;
  readonly read: UseQueryResult<Data, HttpProblem>;
  readonly items: (data: Data) => readonly Item[];
  readonly row: (item: Item) => ReactNode;
  readonly empty: { readonly icon: LucideIcon; readonly text: string };
  readonly side?: ReactNode;
  readonly more?: { readonly to: string; readonly label: string };
}

/** One sheet of the home: a few rows, what to do when there are none, and the way to the rest. */
export const Block = <Data, Item extends { readonly id: number }>(props: BlockProps<Data, Item>) => {
  const { title, read, empty, side, more } = props;
  const text = useText();
  const items = read.data === undefined ? [] : props.items(read.data);
  return (
    <Sheet
      flush
      title={title}
      side={side}
      className={styles.block}
      footer={
        more && (
          <Link className={styles.more} to={more.to}>
            {more.label}
          </Link>
        )
      }
    >
      {read.isPending && read.isFetching && <ListSkeleton rows={3} />}
      {read.isError && (
        <ErrorState
          error={read.error}
          title={text('shell.home.falhou')}
          onRetry={() => void read.refetch()}
        />
      )}
      {read.isSuccess && items.length === 0 && (
        <div className={styles.empty}>
          <Blank icon={empty.icon} title={empty.text} />
        </div>
      )}
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item.id}>{props.row(item)}</li>
          ))}
        </ul>
      )}
    </Sheet>
  );
};
