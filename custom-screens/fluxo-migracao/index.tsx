import { GitCompare } from 'lucide-react';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { fluxoEstatisticaApi } from '#schemas/api/fluxo-estatistica.ts';
import type { FluxoMedido } from '#schemas/shapes/fluxo-estatistica.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { Passagens } from './components/Passagens.tsx';
import { Previa } from './components/Previa.tsx';
import styles from './FluxoMigracao.module.css';

/** Takes what runs by a version of a flow to another: what would happen, the order, and what became of each. */
export const MigracaoDoFluxo = () => {
  const text = useText();
  const id = Number(useParams().id);
  const { data, error, refetch } = useRead(fluxoEstatisticaApi.listar, {}, { ownError: true, staleTime: 0 });
  const fluxo = data?.itens.find((one) => one.id === id);
  return (
    <div className={styles.page}>
      <PageHeader
        title={fluxo?.nome ?? text('fluxoMigracao.pagina')}
        pageName={text('fluxoMigracao.pagina')}
        crumbs={[
          { label: text('fluxoMigracao.fluxos'), to: '/workflow/fluxo' },
          ...(fluxo ? [{ label: fluxo.nome, to: `/workflow/fluxo/consulta/${fluxo.id}` }] : []),
          { label: text('fluxoMigracao.pagina') },
        ]}
        subtitle={text('fluxoMigracao.ajuda')}
      />
      <div className={styles.body}>
        {error && (
          <ErrorState error={error} title={text('fluxoMigracao.falhou')} onRetry={() => void refetch()} />
        )}
        {!error && !data && <ListSkeleton rows={4} />}
        {data && (!fluxo || fluxo.versoes.length < 2) && (
          <Sheet>
            <EmptyState icon={GitCompare} title={text('fluxoMigracao.umaSo')}>
              {text('fluxoMigracao.umaSoTexto')}
            </EmptyState>
          </Sheet>
        )}
        {fluxo && fluxo.versoes.length > 1 && <Escolha key={id} fluxo={fluxo} />}
      </div>
    </div>
  );
};

const Escolha = ({ fluxo }: { readonly fluxo: FluxoMedido }) => {
  const text = useText();
  const [newest] = fluxo.versoes;
  const running = fluxo.versoes.find(
    ({ numero, emAndamento }) => numero !== newest?.numero && emAndamento > 0,
  );
  const [search] = useSearchParams();
  /** The version that the address asks for, where the flow has it. */
  const asked = (name: string): number | undefined =>
    fluxo.versoes.find(({ numero }) => String(numero) === search.get(name))?.numero;
  const [de, setDe] = useState(asked('de') ?? running?.numero ?? fluxo.versoes[1]?.numero ?? 0);
  const [para, setPara] = useState(asked('para') ?? newest?.numero ?? 0);
  const options = fluxo.versoes.map(({ numero, emAndamento }) => ({
    value: numero,
    label: text('fluxoMigracao.versaoAndando', { numero, count: emAndamento }),
  }));
  return (
    <>
      <div className={styles.versions}>
        <SelectInput label={text('fluxoMigracao.de')} value={de} options={options} onChange={setDe} />
        <SelectInput
          label={text('fluxoMigracao.para')}
          value={para === de ? 0 : para}
          options={[
            { value: 0, label: text('fluxoMigracao.escolha') },
            ...options.filter(({ value }) => value !== de),
          ]}
          onChange={setPara}
        />
      </div>
      {para !== 0 && para !== de && <Previa key={`${de}-${para}`} id={fluxo.id} de={de} para={para} />}
      <Passagens id={fluxo.id} />
    </>
  );
};
