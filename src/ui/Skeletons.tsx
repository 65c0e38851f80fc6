import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { createStore } from '#src/store/store.ts';
import styles from './Skeletons.module.css';

/** Shows the skeleton only when the wait is felt, so that a quick answer does not flicker. */
export const AfterWait = ({ ms = 300, children }: { readonly ms?: number; readonly children: ReactNode }) => {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return waited ? children : null;
};

const widths = ['58%', '44%', '66%', '50%', '38%'];

/** Rows of the final height while a list comes. */
export const ListSkeleton = ({ rows = 6 }: { readonly rows?: number }) => (
  <Busy>
    {Array.from({ length: rows }, (_, row) => (
      <div className={styles.item} key={row}>
        <Skeleton variant="rectangular" width={18} height={18} />
        <div className="grow">
          <Skeleton variant="rectangular" width={widths[row % widths.length]} height={12} />
          <Skeleton variant="rectangular" width="30%" height={9} style={{ marginTop: 8 }} />
        </div>
        <Skeleton variant="rectangular" width={72} height={10} />
      </div>
    ))}
  </Busy>
);

/** Rows and cells of the final size while a table comes. */
export const TableSkeleton = ({
  rows = 10,
  columns = 5,
}: {
  readonly rows?: number;
  readonly columns?: number;
}) => (
  <Busy>
    {Array.from({ length: rows }, (_, row) => (
      <div className={styles.tableRow} key={row}>
        {Array.from({ length: columns }, (_, column) => (
          <Skeleton
            key={column}
            variant="rectangular"
            width={widths[(row + column) % widths.length]}
            height={11}
          />
        ))}
      </div>
    ))}
  </Busy>
);

/** Fields of the final size while a form comes. */
export const FormSkeleton = ({ fields = 8 }: { readonly fields?: number }) => (
  <Busy>
    <div className={styles.form}>
      {Array.from({ length: fields }, (_, field) => (
        <div key={field}>
          <Skeleton variant="rectangular" width="40%" height={10} style={{ marginBottom: 8 }} />
          <Skeleton variant="rectangular" height={36} />
        </div>
      ))}
    </div>
  </Busy>
);

/** How many parts of the screen wait. */
const waiting = createStore(0);

/** Of parts that wait at the same time, the first says it for all. */
const useSpeaksFirst = (): boolean => {
  const [speaks, setSpeaks] = useState(false);
  useEffect(() => {
    setSpeaks(waiting.get() === 0);
    waiting.set(waiting.get() + 1);
    return () => waiting.set(Math.max(0, waiting.get() - 1));
  }, []);
  return speaks;
};

const Busy = ({ children }: { readonly children: ReactNode }) => {
  const text = useText();
  const speaks = useSpeaksFirst();
  return (
    <div role="status">
      {speaks && <span className="vh">{text('ui.carregando')}</span>}
      <AfterWait>
        <div aria-hidden="true">{children}</div>
      </AfterWait>
    </div>
  );
};
