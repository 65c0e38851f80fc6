import Button from '@mui/material/Button';
import { ChartColumn, Download } from 'lucide-react';
import { useNavigate, useParams } from 'react-router-dom';
import { fluxoEstatisticaApi } from '#schemas/api/fluxo-estatistica.ts';
import type { FluxoMedido } from '#schemas/shapes/fluxo-estatistica.ts';
import { download } from '#src/data/download.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCan } from '#src/session/Can.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { notifyProblem } from '#src/ui/notify.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { Filtros } from './components/Filtros.tsx';
import { Medidas } from './components/Medidas.tsx';
import styles from './FluxoEstatistica.module.css';
import { useAsked } from './use-asked.ts';

/** How a flow goes: how much it does, where time passes and what is late. Without a flow in the address, the first by name. */
export const EstatisticaDoFluxo = () => {
  const text = useText();
  const { id } = useParams();
  const { data, error, refetch } = useRead(fluxoEstatisticaApi.listar, {}, { ownError: true, staleTime: 0 });
  const chosen = id === undefined ? data?.itens[0] : data?.itens.find((one) => one.id === Number(id));
  if (data && chosen) return <UmFluxo key={chosen.id} fluxos={data.itens} fluxo={chosen} />;
  return (
    <div className={styles.page}>
      <PageHeader title={text('fluxoEstatistica.pagina')} subtitle={text('fluxoEstatistica.ajuda')} />
      <div className={styles.body}>
        {error && (
          <ErrorState error={error} title={text('fluxoEstatistica.falhou')} onRetry={() => void refetch()} />
        )}
        {!error && !data && <ListSkeleton rows={5} />}
        {data && (
          <Sheet>
            <EmptyState icon={ChartColumn} title={text('fluxoEstatistica.nenhum')}>
              {text('fluxoEstatistica.nenhumTexto')}
            </EmptyState>
          </Sheet>
        )}
      </div>
    </div>
  );
};

interface UmFluxoProps {
  readonly fluxos: readonly FluxoMedido[];
  readonly fluxo: FluxoMedido;
}

const UmFluxo = ({ fluxos, fluxo }: UmFluxoProps) => {
  const text = useText();
  const navigate = useNavigate();
  const views = useCan('fluxoConsultar');
  const [query, setQuery] = useAsked();
  const asked = { params: { id: fluxo.id }, query };
  const { data, error, refetch } = useRead(fluxoEstatisticaApi.consultar, asked, {
    ownError: true,
    keepPrevious: true,
    staleTime: 0,
  });
  return (
    <div className={styles.page}>
      <PageHeader
        title={fluxo.nome}
        pageName={text('fluxoEstatistica.pagina')}
        crumbs={[
          ...(views
            ? [
                { label: text('fluxoEstatistica.fluxos'), to: '/workflow/fluxo' },
                { label: fluxo.nome, to: `/workflow/fluxo/consulta/${fluxo.id}` },
              ]
            : []),
          { label: text('fluxoEstatistica.pagina') },
        ]}
        subtitle={text('fluxoEstatistica.ajuda')}
        actions={
          <Button
            variant="outlined"
            disabled={!data || data.elementos.length === 0}
            startIcon={<Download size={16} aria-hidden="true" />}
            onClick={() => void download(fluxoEstatisticaApi.planilha, asked).catch(notifyProblem)}
          >
            {text('fluxoEstatistica.exportar')}
          </Button>
        }
      />
      <div className={styles.body}>
        <Filtros
          fluxos={fluxos}
          fluxo={fluxo}
          query={query}
          onFluxo={(next) => void navigate(`/workflow/fluxo/estatistica/${next}`)}
          onChange={setQuery}
        />
        {error && (
          <ErrorState error={error} title={text('fluxoEstatistica.falhou')} onRetry={() => void refetch()} />
        )}
        {!error && !data && <ListSkeleton rows={5} />}
        {!error && data && <Medidas dados={data} />}
      </div>
    </div>
  );
};
