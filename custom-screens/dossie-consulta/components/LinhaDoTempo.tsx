import { tramiteApi } from '#schemas/api/tramite.ts';
import type { Dossie } from '#schemas/shapes/dossie.ts';
import { ConsultaBlock } from '#src/conteudo/ConsultaBlock.tsx';
import { useRead } from '#src/data/query.ts';
import { isoDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { Trilha } from '#src/ui/Trilha.tsx';
import { timelineOf } from '../timeline.ts';

/** The acts of the dossier and the days of its pieces, in one line. */
export const LinhaDoTempo = ({ dossie: { id, pecas } }: { readonly dossie: Dossie }) => {
  const text = useText();
  const read = useRead(tramiteApi.historico, { body: { conteudoId: id } }, { ownError: true });
  return (
    <ConsultaBlock title={text('dossieTela.linha.aba')}>
      {read.isPending && <ListSkeleton rows={4} />}
      {read.isError && (
        <ErrorState
          error={read.error}
          title={text('caixa.andamento.erro')}
          onRetry={() => void read.refetch()}
        />
      )}
      {read.data && (
        <Trilha
          label={text('dossieTela.linha.aba')}
          items={timelineOf(pecas, read.data.itens, isoDay(new Date()))}
        />
      )}
    </ConsultaBlock>
  );
};
