import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { fluxoApi } from '#schemas/api/fluxo.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { Designer } from './Designer.tsx';
import { emptyXml } from './drawing.ts';
import { openDrawing } from './use-drawing.ts';

/** The designer of a flow: what is kept of it is read once, and from then on it is of who draws. */
export const FluxoGerenciar = () => {
  const text = useText();
  const id = Number(useParams().id);
  const read = useRead(
    fluxoApi.desenho,
    { params: { id } },
    { ownError: true, enabled: Number.isSafeInteger(id) && id > 0, staleTime: Infinity },
  );
  const { data, error, refetch } = read;
  const opened = useQuery({
    // keeping it makes a new revision of what is open already, and opens nothing anew
    queryKey: ['desenho-aberto', id],
    queryFn: () => openDrawing(data?.xml ?? emptyXml),
    enabled: data !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
    meta: { ownError: true },
  });
  if (data && opened.data) return <Designer key={id} desenho={data} first={opened.data} />;
  return (
    <>
      <PageHeader title={text('fluxoDesenho.pagina')} />
      {error || opened.error ? (
        <ErrorState
          error={error ?? opened.error}
          title={text('fluxoDesenho.falhou')}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton rows={6} />
      )}
    </>
  );
};
