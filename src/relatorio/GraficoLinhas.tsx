import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LineChart } from '@mui/x-charts/LineChart';
import type { FormProps } from './form-props.ts';
import { mostPoints } from '#schemas/built-chart.ts';
import { dashOf, shapeOf } from './line-marks.ts';
import { shortNames } from './short-name.ts';
import { valueRoom } from './value-room.ts';

/** Lines that go from one line of the report to the next; each has its own dashes and marks. */
export const GraficoLinhas = ({ desenho, most, small }: FormProps) => {
  const { palette } = useTheme();
  const narrow = useMediaQuery('(max-width: 600px)');
  const { rotulos, series } = desenho;
  // the points of a long sequence fit, names of registers do not
  const shown = rotulos.slice(0, Math.max(most, mostPoints));
  const lowest = Math.min(0, ...series.flatMap(({ valores }) => valores));
  const names = shortNames(shown, true);
  const dashes = Object.fromEntries(
    series.map((_, at) => [
      `& path[data-series="linha-${at}"][fill="none"]`,
      { strokeDasharray: dashOf(at) },
    ]),
  );
  return (
    <LineChart
      hideLegend
      skipAnimation
      disableKeyboardNavigation
      height={small ? 220 : 300}
      margin={{ left: 4, right: narrow ? 16 : 28, top: 8, bottom: 4 }}
      grid={{ horizontal: true }}
      xAxis={[
        {
          scaleType: 'point',
          data: names.map((_, at) => at),
          valueFormatter: (at: number) => names[at] ?? '',
          tickLabelStyle: { fontSize: 12 },
          height: 30,
        },
      ]}
      yAxis={[
        {
          min: lowest,
          tickMinStep: 1,
          tickLabelStyle: { fontSize: 12 },
          width: valueRoom(series),
          valueFormatter: (value: number) => series[0]?.escreve(value) ?? String(value),
        },
      ]}
      series={series.map(({ nome: label, valores, escreve }, at) => ({
        id: `linha-${at}`,
        label,
        data: valores.slice(0, names.length),
        color: palette.primary.main,
        curve: 'linear' as const,
        showMark: true,
        shape: shapeOf(at),
        valueFormatter: (value: number | null) => escreve(value ?? 0),
      }))}
      sx={dashes}
    />
  );
};
