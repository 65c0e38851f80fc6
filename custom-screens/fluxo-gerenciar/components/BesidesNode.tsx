import type { NodeProps } from 'reactflow';
import { linesOf } from '../picture.ts';
import styles from '../FluxoGerenciar.module.css';
import type { BesidesNode as Besides } from './to-flow.ts';

/** What the file draws and nobody passes through: it is looked at, and goes back into the file as it came. */
export const BesidesNode = ({ data: { besides, left, top }, width = 0, height = 0 }: NodeProps<Besides>) => (
  <svg width={width} height={height} className={styles.besides} aria-hidden="true">
    {besides.lines.map(({ id, points }) => (
      <polyline
        key={id}
        strokeDasharray="4 3"
        points={points.map(({ x, y }) => `${x - left},${y - top}`).join(' ')}
      />
    ))}
    {besides.shapes.map(({ id, look, label, bounds: { x, y, width: wide, height: high } }) => (
      <g key={id} transform={`translate(${x - left} ${y - top})`}>
        {look === 'nota' ? (
          <path d={`M10 0H0V${high}H10`} />
        ) : (
          <rect width={wide} height={high} {...(look === 'grupo' ? { strokeDasharray: '6 4', rx: 8 } : {})} />
        )}
        {linesOf(label, wide - 16, Math.max(1, Math.floor(high / 15))).map((words, index) => (
          <text key={index} x={8} y={16 + 15 * index}>
            {words}
          </text>
        ))}
      </g>
    ))}
  </svg>
);
