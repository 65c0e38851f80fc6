import { memo } from 'react';
import { ViewportPortal } from 'reactflow';
import { classes } from '#src/ui/classes.ts';
import type { Point } from '../drawing.ts';
import styles from './Far.module.css';
import type { FlowEdge } from './to-flow.ts';

/** The links of a large flow shown small, in one line: thousands of them by themselves would make each move wait. */
export const FarLinks = memo(({ edges }: { readonly edges: readonly FlowEdge[] }) => (
  <ViewportPortal>
    <svg className={styles.links} aria-hidden="true">
      <path d={lineOf(edges.filter(({ data }) => data?.wrong !== true))} />
      <path
        d={lineOf(edges.filter(({ data }) => data?.wrong === true))}
        className={classes(styles.wrongLink)}
      />
    </svg>
  </ViewportPortal>
));
FarLinks.displayName = 'FarLinks';

const pointsOf = ({ data }: FlowEdge): readonly Point[] => data?.points ?? [];

const lineOf = (edges: readonly FlowEdge[]): string =>
  edges
    .map(
      (edge) =>
        `M${pointsOf(edge)
          .map(({ x, y }) => `${x} ${y}`)
          .join('L')}`,
    )
    .join('');
