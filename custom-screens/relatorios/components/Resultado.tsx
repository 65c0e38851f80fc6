import { ChartColumn } from 'lucide-react';
import { useRef } from 'react';
import { relatorioApi } from '#schemas/api/relatorio.ts';
import type { Relatorio, RelatorioQuery } from '#schemas/generated.ts';
import { reportKind } from '#schemas/relatorios.ts';
import { download, saveFile } from '#src/data/download.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { chartImage } from '#src/relatorio/chart-image.ts';
import { chartSeries } from '#src/relatorio/chart-series.ts';
import { mostDrawn } from '#src/relatorio/drawn.ts';
import { Grafico } from '#src/relatorio/LaterGrafico.tsx';
import { LinhasRelatorio } from '#src/relatorio/LinhasRelatorio.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Note } from '#src/ui/Note.tsx';
import { notify, notifyProblem } from '#src/ui/notify.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import { Baixar, type Formato } from './Baixar.tsx';
import styles from '../Relatorios.module.css';

interface ResultadoProps {
  readonly asked: RelatorioQuery;
  readonly relatorio: Relatorio;
}

/** One report: its chart, its table, and both as files. */
export const Resultado = ({ asked, relatorio }: ResultadoProps) => {
  const text = useText();
  const chart = useRef<HTMLDivElement>(null);
  const { nome, linhas, lidos, todos } = relatorio;
  const title = text(`relatorios.nomes.${nome}`);
  const [inicio, fim] = [formatDay(relatorio.inicio), formatDay(relatorio.fim)];
  const counted = text('relatorios.lidos', { count: lidos, inicio, fim });
  const saveImage = async (): Promise<void> => {
    if (!chart.current) return;
    const fills = [...chart.current.querySelectorAll('[data-fill]')].map(
      (one) => one.getAttribute('fill') ?? '',
    );
    const legend = chartSeries(nome).map((one, at) => ({ nome: one.nome, fill: fills[at] ?? '' }));
    const blob = await chartImage({ chart: chart.current, title, subtitle: counted, legend });
    saveFile({ blob, name: `relatorio-${nome}-${relatorio.inicio}-${relatorio.fim}.png` });
  };
  const save = (formato: Formato): void => {
    if (formato === 'png') saveImage().catch(() => notify(text('relatorios.falhouPng'), { kind: 'error' }));
    else download(relatorioApi.exportar, { query: { ...asked, formato } }).catch(notifyProblem);
  };
  if (linhas.length === 0)
    return (
      <Sheet title={title}>
        <EmptyState icon={ChartColumn} title={text('relatorios.vazio')}>
          <p>{text('relatorios.vazioTexto')}</p>
        </EmptyState>
      </Sheet>
    );
  const cut = reportKind(nome).forma === 'barras' && linhas.length > mostDrawn;
  return (
    <>
      <Sheet title={title} side={<Baixar onChoose={save} />}>
        <div className={styles.about}>
          <p>{text(`relatorios.sobre.${nome}`)}</p>
          <p className="sm sub">{counted}</p>
          {!todos && <Note tone="ambar">{text('relatorios.parcial', { count: lidos })}</Note>}
        </div>
        <Grafico relatorio={relatorio} place={chart} />
        {cut && (
          <p className="sm sub">
            {text('relatorios.primeiras', { mostra: mostDrawn, total: linhas.length })}
          </p>
        )}
      </Sheet>
      <Sheet
        flush
        title={text('relatorios.tabela')}
        {...(nome === 'permanencia'
          ? { footer: <p className="sm sub">{text('relatorios.gargaloAjuda')}</p> }
          : {})}
      >
        <LinhasRelatorio relatorio={relatorio} />
      </Sheet>
    </>
  );
};
