import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import styles from './Home.module.css';

/** Six sheets of the final size while the home comes. */
export const HomeSkeleton = () => (
  <div className={styles.grid}>
    {[0, 1, 2, 3, 4, 5].map((position) => (
      <Sheet key={position} flush className={styles.block}>
        <ListSkeleton rows={4} />
      </Sheet>
    ))}
  </div>
);
