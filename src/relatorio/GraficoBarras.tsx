import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import type { FormProps } from './form-props.ts';
import { fillOf, Padroes } from './Padroes.tsx';
import { mostPoints } from '#schemas/built-chart.ts';
import { shortNames } from './short-name.ts';
import { valueRoom } from './value-room.ts';

/** The whole drawing of a line that lies down, and the room around all of them. */
const lineHeight = (series: number, stacked: boolean): number => (stacked ? 30 : 14 + series * 16);
const around = 44;

/** Bars that lie down, or stand one after the other in time. */
export const GraficoBarras = ({ id, desenho, most, small }: FormProps) => {
  const { palette } = useTheme();
  const phone = useMediaQuery('(max-width: 600px)');
  const narrow = small || phone;
  const { forma, empilha, rotulos, series } = desenho;
  const lying = forma !== 'colunas';
  const shown = rotulos.slice(0, lying ? most : mostPoints);
  const names = lying ? shortNames(shown, narrow) : shown;
  const band = {
    scaleType: 'band' as const,
    // two lines with one short name are still two
    data: names.map((_, at) => at),
    valueFormatter: (at: number) => names[at] ?? '',
    tickLabelStyle: { fontSize: 12 },
  };
  const tallest = Math.max(
    1,
    ...names.map((_, at) => {
      const drawn = series.map(({ valores }) => valores[at] ?? 0);
      return empilha ? drawn.reduce((total, one) => total + one, 0) : Math.max(...drawn);
    }),
  );
  const lowest = Math.min(0, ...series.flatMap(({ valores }) => valores.slice(0, names.length)));
  // the value is written after the end of the longest bar
  const values = {
    tickMinStep: 1,
    min: lowest * 1.08,
    max: tallest * 1.08,
    domainLimit: 'strict' as const,
    tickLabelStyle: { fontSize: 12 },
    valueFormatter: (value: number) => series[0]?.escreve(value) ?? String(value),
  };
  const room = valueRoom(series);
  const longest = Math.max(0, ...names.map((name) => name.length));
  const standing = small ? 220 : 300;
  return (
    <BarChart
      hideLegend
      skipAnimation
      disableKeyboardNavigation
      layout={lying ? 'horizontal' : 'vertical'}
      height={lying ? around + names.length * lineHeight(series.length, empilha) : standing}
      margin={{ left: 4, right: lying && !empilha ? Math.max(28, room) : 28, top: 8, bottom: 4 }}
      grid={lying ? { vertical: true } : { horizontal: true }}
      xAxis={[lying ? values : { ...band, height: 30 }]}
      yAxis={[
        lying
          ? { ...band, width: Math.min(narrow ? 110 : 240, 20 + longest * 7.2) }
          : { ...values, width: room },
      ]}
      series={series.map(({ nome: label, valores, escreve }, order) => ({
        label,
        data: valores.slice(0, names.length),
        color: fillOf(id, order),
        valueFormatter: (value) => escreve(value ?? 0),
        ...(empilha
          ? { stack: 'tudo' }
          : {
              barLabel: ({ value }) => (value ? escreve(value) : ''),
              barLabelPlacement: 'outside' as const,
            }),
      }))}
      sx={{
        // the numbers go past the end of the bars, into the margin that is theirs
        '& [clip-path]': { clipPath: 'none' },
        '& rect[fill^="url"]': { stroke: palette.primary.main },
        '& .MuiBarChart-label': { fill: palette.text.primary, fontSize: 12 },
      }}
    >
      <Padroes id={id} colour={palette.primary.main} paper={palette.background.paper} />
    </BarChart>
  );
};
