import { useTheme } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';
import type { FormProps } from './form-props.ts';
import { fillOf, Padroes } from './Padroes.tsx';

/** Few parts of one whole, each with its value beside it in the legend and on its slice. */
export const GraficoPizza = ({ id, desenho, small }: FormProps) => {
  const { palette } = useTheme();
  const { rotulos, series } = desenho;
  const [one] = series;
  const height = small ? 220 : 300;
  return (
    <PieChart
      hideLegend
      skipAnimation
      disableKeyboardNavigation
      height={height}
      series={[
        {
          data: rotulos.map((label, at) => ({
            id: at,
            label,
            value: one?.valores[at] ?? 0,
            color: fillOf(id, at),
          })),
          outerRadius: height / 2 - 34,
          arcLabel: ({ value }) => one?.escreve(value) ?? '',
          arcLabelRadius: height / 2 - 18,
          valueFormatter: ({ value }) => one?.escreve(value) ?? '',
        },
      ]}
      sx={{
        '& path[fill^="url"]': { stroke: palette.primary.main },
        '& .MuiPieArcLabel-root': { fill: palette.text.primary, fontSize: 12 },
      }}
    >
      <Padroes id={id} colour={palette.primary.main} paper={palette.background.paper} />
    </PieChart>
  );
};
