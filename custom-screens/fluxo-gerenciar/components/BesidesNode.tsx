import type { NodeProps } from 'reactflow';
import { linePartsOf, partsOf, type Part } from '../beside-parts.ts';
import { linesOf } from '#src/conteudo/fluxo/tracos.ts';
import styles from '../FluxoGerenciar.module.css';
import type { BesidesNode as Besides } from './to-flow.ts';

/** What the file draws and nobody passes through: it is looked at, and goes back into the file as it came. */
export const BesidesNode = ({ data: { besides, left, top }, width = 0, height = 0 }: NodeProps<Besides>) => (
  <svg width={width} height={height} className={styles.besides} aria-hidden="true">
    <g transform={`translate(${-left} ${-top})`}>
      {besides.shapes.map((one) => (
        <g key={one.id} data-id={one.id}>
          <Parts parts={partsOf(one, linesOf)} />
        </g>
      ))}
      {besides.lines.map((one) => (
        <g key={one.id} data-id={one.id}>
          <Parts parts={linePartsOf(one, linesOf)} />
        </g>
      ))}
    </g>
  </svg>
);

const fills = { fundo: 'var(--surface)', tinta: 'currentColor', nada: 'none' } as const;

const Parts = ({ parts }: { readonly parts: readonly Part[] }) => (
  <>
    {parts.map((part, index) =>
      part.kind === 'letras' ? (
        <text
          key={index}
          textAnchor={part.middle ? 'middle' : undefined}
          style={{ fontSize: part.size, fill: part.paint }}
          transform={`translate(${part.at.x} ${part.at.y})${part.standing ? ' rotate(-90)' : ''}`}
        >
          {part.words}
        </text>
      ) : (
        <path
          key={index}
          d={part.d}
          transform={part.transform}
          strokeDasharray={part.dash}
          style={{
            strokeWidth: part.weight ?? 1,
            stroke: part.stroke,
            color: part.stroke,
            fill:
              part.paint !== undefined && part.fill === undefined ? part.paint : fills[part.fill ?? 'fundo'],
          }}
        />
      ),
    )}
  </>
);
