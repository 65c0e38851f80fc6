import { memo } from 'react';
import { useStore, type ReactFlowState } from 'reactflow';
import { classes } from '#src/ui/classes.ts';
import { pinnedNames } from '../pinned-names.ts';
import styles from './PinnedNames.module.css';
import type { BandNode } from './to-flow.ts';

interface PinnedNamesProps {
  readonly bands: readonly BandNode[];
  readonly onChoose: (id: string) => void;
}

const transformOf = ({ transform }: ReactFlowState): ReactFlowState['transform'] => transform;
const widthOf = ({ width }: ReactFlowState): number => width;
const heightOf = ({ height }: ReactFlowState): number => height;

/** Whose lane is seen, wherever the view is: names that would be out of it stand at its edge, and choose as they do in their place. */
export const PinnedNames = memo(({ bands, onChoose }: PinnedNamesProps) => {
  const [x, y, zoom] = useStore(transformOf);
  const width = useStore(widthOf);
  const height = useStore(heightOf);
  const named = bands.map(({ id, position, data: { label, depth, standing, bounds } }) => ({
    id,
    label,
    depth,
    standing,
    bounds: { ...bounds, ...position },
  }));
  const chosen = new Set(bands.filter(({ selected }) => selected).map(({ id }) => id));
  return (
    // read already where they are written, and in the outline
    <div className={styles.names} aria-hidden="true" data-nomes-na-borda="">
      {pinnedNames(named, { x, y, zoom, width, height }).map(({ id, label, standing, ...place }) => (
        <div
          key={id}
          className={classes(styles.name, standing && styles.standing, chosen.has(id) && styles.chosen)}
          style={{ left: place.x, top: place.y, width: place.width, height: place.height }}
          title={label}
          onClick={() => onChoose(id)}
        >
          <span>{label}</span>
        </div>
      ))}
    </div>
  );
});
PinnedNames.displayName = 'PinnedNames';
