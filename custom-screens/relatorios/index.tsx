import { defined } from '#schemas/defined.ts';
import Button from '@mui/material/Button';
import { ChartColumn } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { relatorioApi } from '#schemas/api/relatorio.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useContagem } from '#src/relatorio/use-contagem.ts';
import { buildReportPath } from '#src/relatorio/report-path.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { TableSkeleton } from '#src/ui/Skeletons.tsx';
import { Envios } from './components/Envios.tsx';
import { Filtros } from './components/Filtros.tsx';
import { Resultado } from './components/Resultado.tsx';
import { Salvos } from './components/Salvos.tsx';
import styles from './Relatorios.module.css';
import type { RelatorioQuery } from '#schemas/shapes/relatorio.ts';
import { reportKind, reportNames } from '#schemas/relatorios.ts';

/** What an address asks of the reports; what it cannot mean is left out. */
const readUrl = (search: URLSearchParams): RelatorioQuery => {
  const nome = reportNames.find((one) => one === search.get('nome')) ?? 'tipo';
  const [inicio, fim] = [day(search.get('inicio')), day(search.get('fim'))];
  const unidade = Number(search.get('unidade'));
  return {
    nome,
    ...(inicio !== undefined && fim !== undefined ? { inicio, fim } : {}),
    ...defined({
      unidade:
        !reportKind(nome).daChefia && Number.isSafeInteger(unidade) && unidade > 0 ? unidade : undefined,
    }),
  };
};

/** The address of what is asked. */
const writeUrl = (asked: RelatorioQuery): URLSearchParams =>
  new URLSearchParams(Object.entries(asked).map(([name, value]): [string, string] => [name, String(value)]));

const day = (written: string | null): string | undefined =>
  written !== null && /^\d{4}-\d{2}-\d{2}$/.test(written) ? written : undefined;

/** Numbers about the contents that the person sees, each report as a chart and as a table; the address keeps what is asked. */
export const Relatorios = () => {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const asked = readUrl(search);
  const { data, error, refetch } = useRead(
    relatorioApi.ler,
    { query: asked },
    { ownError: true, keepPrevious: true, staleTime: 0 },
  );
  const refused = Object.fromEntries(error?.erros.map(({ campo, mensagem }) => [campo, mensagem]) ?? []);
  // what was read before is of another report, or of other days, than what failed now
  const contagem = useContagem({ relatorio: asked });
  const shown = error ? undefined : (contagem.atual?.relatorio ?? data);
  return (
    <div className={styles.page}>
      <PageHeader
        title={text('relatorios.titulo')}
        subtitle={text('relatorios.ajuda')}
        actions={
          <Button
            component={Link}
            to={buildReportPath}
            variant="contained"
            className="no-print"
            startIcon={<ChartColumn aria-hidden="true" />}
          >
            {text('relatorios.montar.titulo')}
          </Button>
        }
      />
      <div className={styles.body}>
        <Filtros
          asked={asked}
          shown={shown}
          refused={refused}
          onChange={(next) => setSearch(writeUrl(next))}
        />
        {error && (
          <Sheet>
            <ErrorState error={error} title={text('relatorios.falhou')} onRetry={() => void refetch()} />
          </Sheet>
        )}
        {!error && !shown && (
          <Sheet>
            <TableSkeleton rows={8} columns={3} />
          </Sheet>
        )}
        {shown && <Resultado asked={asked} relatorio={shown} contagem={contagem} />}
        <div className="no-print">
          <Salvos />
        </div>
        <div className="no-print">
          <Envios />
        </div>
      </div>
    </div>
  );
};
