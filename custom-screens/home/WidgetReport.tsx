import type { Relatorio } from '#schemas/generated.ts';
import { drawingOf } from '#src/relatorio/desenho.ts';
import { Grafico } from '#src/relatorio/LaterGrafico.tsx';
import { LinhasRelatorio } from '#src/relatorio/LinhasRelatorio.tsx';

interface WidgetReportProps {
  readonly relatorio: Relatorio;
  readonly drawn: boolean;
  readonly most: number;
}

/** The first lines of a report, as a chart or as a table. */
export const WidgetReport = ({ relatorio, drawn, most }: WidgetReportProps) =>
  drawn ? (
    <div style={{ padding: '8px 12px' }}>
      <Grafico desenho={drawingOf(relatorio)} most={most} small />
    </div>
  ) : (
    <LinhasRelatorio relatorio={relatorio} most={most} />
  );
