import { ChartColumn } from 'lucide-react';
import { relatorioApi } from '#schemas/api/relatorio.ts';
import { mostSeries, readsAsSlices } from '#schemas/built-chart.ts';
import type { RelatorioMontado, RelatorioMontar } from '#schemas/shapes/relatorio-montado.ts';
import { builtDrawing, builtTitle } from '#schemas/report-drawing.ts';
import { download } from '#src/data/download.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ContarTodos } from '#src/relatorio/ContarTodos.tsx';
import { FolhaGrafico } from '#src/relatorio/FolhaGrafico.tsx';
import { LinhasMontado } from '#src/relatorio/LinhasMontado.tsx';
import type { Contagem } from '#src/relatorio/use-contagem.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { notifyProblem } from '#src/ui/notify.ts';
import { Sheet } from '#src/ui/Sheet.tsx';

interface ResultadoProps {
  readonly nome: string | undefined;
  readonly body: RelatorioMontar;
  readonly relatorio: RelatorioMontado;
  readonly contagem: Contagem;
}

/** What was counted: its chart, its table, and both as files. */
export const Resultado = ({ nome, body, relatorio, contagem }: ResultadoProps) => {
  const text = useText();
  const { linhas, lidos, todos, forma } = relatorio;
  const [inicio, fim] = [formatDay(relatorio.inicio), formatDay(relatorio.fim)];
  const title = builtTitle(relatorio, text);
  const drawing = builtDrawing(relatorio, text);
  if (lidos === 0 || linhas.length === 0)
    return (
      <Sheet title={title}>
        <EmptyState icon={ChartColumn} title={text('relatorios.vazio')}>
          <p>{text('relatorios.montar.vazioTexto')}</p>
        </EmptyState>
      </Sheet>
    );
  return (
    <>
      <FolhaGrafico
        titulo={title}
        desenho={drawing && { titulo: nome ?? title, ...drawing }}
        contado={text('relatorios.lidos', { count: lidos, inicio, fim })}
        aviso={<ContarTodos contagem={contagem} parcial={todos ? undefined : lidos} />}
        arquivo={`relatorio-${relatorio.inicio}-${relatorio.fim}`}
        onFile={(formato) =>
          contagem.atual?.montado
            ? contagem.baixar(formato, nome)
            : void download(relatorioApi.exportarMontado, {
                body: { ...body, formato, nome },
              }).catch(notifyProblem)
        }
      >
        {forma === 'pizza' && !readsAsSlices(relatorio) && (
          <p className="sm sub">{text('relatorios.montar.semPizza', { n: mostSeries })}</p>
        )}
      </FolhaGrafico>
      <Sheet flush title={text('relatorios.tabela')}>
        <LinhasMontado relatorio={relatorio} titulo={nome ?? title} />
      </Sheet>
    </>
  );
};
