import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { useId, type Ref } from 'react';
import type { Relatorio } from '#schemas/generated.ts';
import { reportKind } from '#schemas/relatorios.ts';
import { useText } from '#src/i18n/use-text.ts';
import { chartSeries } from './chart-series.ts';
import { mostDrawn } from './drawn.ts';
import { fillOf, Padroes } from './Padroes.tsx';
import { measureText } from './report-texts.ts';
import styles from './Grafico.module.css';

interface GraficoProps {
  readonly relatorio: Relatorio;
  /** As many lines as are drawn; the table has all of them. */
  readonly most?: number;
  readonly place?: Ref<HTMLDivElement>;
}

/** The whole drawing of a line that lies down, and the room around all of them. */
const lineHeight = (series: number, stacked: boolean): number => (stacked ? 30 : 14 + series * 16);
const around = 44;

/** A report as bars with their values written; colours only repeat what fills and words tell. */
export const Grafico = ({ relatorio, most = mostDrawn, place }: GraficoProps) => {
  const text = useText();
  const id = useId().replaceAll(/[^A-Za-z0-9]/g, '');
  const { palette } = useTheme();
  const narrow = useMediaQuery('(max-width: 600px)');
  const { nome } = relatorio;
  const { forma, empilha = false } = reportKind(nome);
  const series = chartSeries(nome);
  const lying = forma === 'barras';
  const linhas = lying ? relatorio.linhas.slice(0, most) : relatorio.linhas;
  const names = linhas.map(({ rotulo }) => (lying ? shortName(rotulo, narrow) : rotulo));
  const band = {
    scaleType: 'band' as const,
    // two lines with one short name are still two
    data: linhas.map((_, at) => at),
    valueFormatter: (at: number) => names[at] ?? '',
    tickLabelStyle: { fontSize: 12 },
  };
  const tallest = Math.max(
    1,
    ...linhas.map(({ valores }) => {
      const drawn = series.map(({ at }) => valores[at] ?? 0);
      return empilha ? drawn.reduce((total, one) => total + one, 0) : Math.max(...drawn);
    }),
  );
  // the value is written after the end of the longest bar
  const values = {
    tickMinStep: 1,
    min: 0,
    max: tallest * 1.08,
    domainLimit: 'strict' as const,
    tickLabelStyle: { fontSize: 12 },
  };
  const longest = Math.max(0, ...names.map((name) => name.length));
  return (
    <div className={styles.chart} ref={place}>
      {series.length > 1 && (
        <ul className={styles.legend} aria-hidden="true">
          {series.map(({ nome: label }, at) => (
            <li key={label}>
              <svg width={18} height={14}>
                <rect
                  data-fill
                  width={18}
                  height={14}
                  rx={2}
                  fill={fillOf(id, at)}
                  stroke={palette.primary.main}
                />
              </svg>
              {label}
            </li>
          ))}
        </ul>
      )}
      <div
        role="img"
        className={styles.drawing}
        aria-label={text('relatorios.graficoDe', { nome: text(`relatorios.nomes.${nome}`) })}
      >
        <BarChart
          hideLegend
          skipAnimation
          disableKeyboardNavigation
          layout={lying ? 'horizontal' : 'vertical'}
          height={lying ? around + linhas.length * lineHeight(series.length, empilha) : 300}
          margin={{ left: 4, right: 28, top: 8, bottom: 4 }}
          grid={lying ? { vertical: true } : { horizontal: true }}
          xAxis={[lying ? values : { ...band, height: 30 }]}
          yAxis={[lying ? { ...band, width: Math.min(narrow ? 110 : 240, 20 + longest * 7.2) } : values]}
          series={series.map(({ at, nome: label }, order) => ({
            label,
            data: linhas.map(({ valores }) => valores[at] ?? 0),
            color: fillOf(id, order),
            valueFormatter: (value) => measureText(nome, at, value ?? 0),
            ...(empilha
              ? { stack: 'tudo' }
              : {
                  barLabel: ({ value }) => (value ? measureText(nome, at, value) : ''),
                  barLabelPlacement: 'outside' as const,
                }),
          }))}
          sx={{
            '& rect[fill^="url"]': { stroke: palette.primary.main },
            '& .MuiBarChart-label': { fill: palette.text.primary, fontSize: 12 },
          }}
        >
          <Padroes id={id} colour={palette.primary.main} paper={palette.background.paper} />
        </BarChart>
      </div>
    </div>
  );
};

/** The short name of a unit where its whole one does not fit, and no name longer than its place. */
const shortName = (rotulo: string, narrow: boolean): string => {
  const name = narrow ? (rotulo.split(' · ')[0] ?? rotulo) : rotulo;
  const most = narrow ? 14 : 30;
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
};
