import { ChartColumn } from 'lucide-react';
import { relatorioApi } from '#schemas/api/relatorio.ts';
import type { Relatorio, RelatorioQuery } from '#schemas/shapes/relatorio.ts';
import { drawingOf } from '#schemas/report-drawing.ts';
import { reportKind } from '#schemas/relatorios.ts';
import { download } from '#src/data/download.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ContarTodos } from '#src/relatorio/ContarTodos.tsx';
import { FolhaGrafico } from '#src/relatorio/FolhaGrafico.tsx';
import { LinhasRelatorio } from '#src/relatorio/LinhasRelatorio.tsx';
import type { Contagem } from '#src/relatorio/use-contagem.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { notifyProblem } from '#src/ui/notify.ts';
import { Sheet } from '#src/ui/Sheet.tsx';

interface ResultadoProps {
  readonly asked: RelatorioQuery;
  readonly relatorio: Relatorio;
  readonly contagem: Contagem;
}

/** One report: its chart, its table, and both as files. */
export const Resultado = ({ asked, relatorio, contagem }: ResultadoProps) => {
  const text = useText();
  const { nome, linhas, lidos, todos } = relatorio;
  const title = text(`relatorios.nomes.${nome}`);
  const [inicio, fim] = [formatDay(relatorio.inicio), formatDay(relatorio.fim)];
  if (linhas.length === 0)
    return (
      <Sheet title={title}>
        <EmptyState icon={ChartColumn} title={text('relatorios.vazio')}>
          <p>{text('relatorios.vazioTexto')}</p>
        </EmptyState>
      </Sheet>
    );
  return (
    <>
      <FolhaGrafico
        titulo={title}
        desenho={{ titulo: title, ...drawingOf(relatorio, text) }}
        contado={text(reportKind(nome).daChefia ? 'relatorios.lidosAtos' : 'relatorios.lidos', {
          count: lidos,
          inicio,
          fim,
        })}
        aviso={<ContarTodos contagem={contagem} parcial={todos ? undefined : lidos} />}
        arquivo={`relatorio-${nome}-${relatorio.inicio}-${relatorio.fim}`}
        onFile={(formato) =>
          contagem.atual?.relatorio
            ? contagem.baixar(formato)
            : void download(relatorioApi.exportar, { query: { ...asked, formato } }).catch(notifyProblem)
        }
      >
        <p>{text(`relatorios.sobre.${nome}`)}</p>
      </FolhaGrafico>
      <Sheet
        flush
        title={text('relatorios.tabela')}
        footer={
          nome === 'permanencia' ? <p className="sm sub">{text('relatorios.gargaloAjuda')}</p> : undefined
        }
      >
        <LinhasRelatorio relatorio={relatorio} />
      </Sheet>
    </>
  );
};
