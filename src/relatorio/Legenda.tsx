import { useTheme } from '@mui/material/styles';
import type { Desenho } from './desenho.ts';
import { legendNames } from './legend-names.ts';
import { dashOf } from './line-marks.ts';
import { fillOf } from './Padroes.tsx';
import styles from './Grafico.module.css';

interface LegendaProps {
  readonly id: string;
  readonly desenho: Desenho;
}

/** Which fill, or which line, is what; an image of the chart copies its swatches. */
export const Legenda = ({ id, desenho }: LegendaProps) => {
  const { main } = useTheme().palette.primary;
  const names = legendNames(desenho);
  if (names.length === 0) return null;
  return (
    <ul className={styles.legend} aria-hidden="true">
      {names.map((name, at) => (
        <li key={at}>
          <svg width={desenho.forma === 'linha' ? 34 : 18} height={14} data-swatch>
            {desenho.forma === 'linha' ? (
              <path d="M0,7 h34" stroke={main} strokeWidth={2} strokeDasharray={dashOf(at)} />
            ) : (
              <rect width={18} height={14} rx={2} fill={fillOf(id, at)} stroke={main} />
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
};
