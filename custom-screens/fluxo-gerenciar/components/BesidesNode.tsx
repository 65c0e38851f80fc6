import type { NodeProps } from 'reactflow';
import type { Look } from '../besides.ts';
import { linesOf } from '../picture.ts';
import { diamond } from '../signs.ts';
import styles from '../FluxoGerenciar.module.css';
import type { BesidesNode as Besides } from './to-flow.ts';

/** What the file draws and nobody passes through: it is looked at, and goes back into the file as it came. */
export const BesidesNode = ({ data: { besides, left, top }, width = 0, height = 0 }: NodeProps<Besides>) => (
  <svg width={width} height={height} className={styles.besides} aria-hidden="true">
    {besides.lines.map(({ id, points, dashed }) => (
      <polyline
        key={id}
        {...(dashed ? { strokeDasharray: '4 3' } : {})}
        points={points.map(({ x, y }) => `${x - left},${y - top}`).join(' ')}
      />
    ))}
    {besides.shapes.map(({ id, look, label, bounds: { x, y, width: wide, height: high } }) => (
      <g key={id} transform={`translate(${x - left} ${y - top})`}>
        <Outline look={look} wide={wide} high={high} />
        {linesOf(label, wide - 16, Math.max(1, Math.floor(high / 15))).map((words, index) => (
          <text key={index} x={8} y={16 + 15 * index}>
            {words}
          </text>
        ))}
      </g>
    ))}
  </svg>
);

interface OutlineProps {
  readonly look: Look;
  readonly wide: number;
  readonly high: number;
}

const Outline = ({ look, wide, high }: OutlineProps) => {
  if (look === 'nota') return <path d={`M10 0H0V${high}H10`} />;
  if (look === 'decisao') return <path d={diamond(wide, high)} />;
  if (look === 'evento') return <circle cx={wide / 2} cy={high / 2} r={wide / 2 - 1} />;
  const round = look === 'passo' ? { rx: 10 } : look === 'grupo' ? { strokeDasharray: '6 4', rx: 8 } : {};
  return <rect width={wide} height={high} {...round} />;
};
