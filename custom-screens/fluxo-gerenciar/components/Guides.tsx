import { memo } from 'react';
import { ViewportPortal } from 'reactflow';
import type { Guide } from '../guides.ts';
import styles from './Guides.module.css';

/** Thin lines through what is in line while something is moved, and in gaps as wide as each other. */
export const Guides = memo(({ guides }: { readonly guides: readonly Guide[] }) =>
  guides.length === 0 ? null : (
    <ViewportPortal>
      <svg className={styles.guides} aria-hidden="true" data-guias="">
        {guides.map(({ kind, from, to }) => (
          <path
            key={`${kind} ${from.x} ${from.y} ${to.x} ${to.y}`}
            data-guia={kind}
            className={styles[kind]}
            d={
              kind === 'linha'
                ? `M${from.x} ${from.y}L${to.x} ${to.y}`
                : `M${from.x} ${from.y}H${to.x}M${from.x} ${from.y - 5}v10M${to.x} ${to.y - 5}v10`
            }
          />
        ))}
      </svg>
    </ViewportPortal>
  ),
);
Guides.displayName = 'Guides';
