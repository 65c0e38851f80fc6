import { mostDrawn } from '#schemas/built-chart.ts';
import type { Relatorio } from '#schemas/shapes/relatorio.ts';
import { drawingOf } from '#schemas/report-drawing.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Grafico } from '#src/relatorio/LaterGrafico.tsx';
import { LinhasRelatorio } from '#src/relatorio/LinhasRelatorio.tsx';

interface WidgetReportProps {
  readonly relatorio: Relatorio;
  readonly drawn: boolean;
  readonly most: number;
}

/** The first lines of a report, as a chart or as a table; where it does not count all, of how many it is. */
export const WidgetReport = ({ relatorio, drawn, most }: WidgetReportProps) => {
  const text = useText();
  return (
    <>
      {drawn ? (
        <WidgetChart relatorio={relatorio} most={most} />
      ) : (
        <LinhasRelatorio relatorio={relatorio} most={most} />
      )}
      {!relatorio.todos && (
        <p className="sm sub" style={{ padding: '0 12px 8px' }}>
          {text('relatorios.parcialBloco', { count: relatorio.lidos })}
        </p>
      )}
    </>
  );
};

/** The chart, and how much of the report it leaves out. */
const WidgetChart = ({ relatorio, most }: Omit<WidgetReportProps, 'drawn'>) => {
  const text = useText();
  const desenho = { titulo: text(`relatorios.nomes.${relatorio.nome}`), ...drawingOf(relatorio, text) };
  const { forma, rotulos } = desenho;
  const mostra = forma === 'barras' ? most : mostDrawn(forma);
  return (
    <div style={{ padding: '8px 12px' }}>
      <Grafico desenho={desenho} most={most} small />
      {rotulos.length > mostra && (
        <p className="sm sub">{text('relatorios.primeirasBloco', { mostra, total: rotulos.length })}</p>
      )}
    </div>
  );
};
