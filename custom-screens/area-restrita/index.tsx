import { useRef } from 'react';
import type { AreaRestritaSituacao } from '#schemas/shapes/area-restrita.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { FormSkeleton } from '#src/ui/Skeletons.tsx';
import { Aberta } from './components/Aberta.tsx';
import { DefinirChave } from './components/DefinirChave.tsx';
import { DigitarChave } from './components/DigitarChave.tsx';
import { administrationPath } from './administration-path.ts';
import { useSituacao } from './queries.ts';
import styles from './AreaRestrita.module.css';

/** The dangerous settings: behind a key of their own, for some minutes. */
export const AreaRestrita = () => {
  const text = useText();
  const { data, error, refetch } = useSituacao();
  const wasOpen = useRef(false);
  if (data?.aberta) {
    wasOpen.current = true;
    return <Aberta seconds={data.segundos ?? 0} onEnd={() => void refetch()} />;
  }
  return (
    <div className={styles.page}>
      <PageHeader
        title={text('areaRestrita.titulo')}
        crumbs={[
          { label: text('cadastro.areas.administracao'), to: administrationPath },
          { label: text('areaRestrita.titulo') },
        ]}
        subtitle={text('areaRestrita.descricao')}
      />
      <div className={styles.body}>
        {error && (
          <ErrorState error={error} title={text('areaRestrita.falha')} onRetry={() => void refetch()} />
        )}
        {!error && (data ? <Closed situation={data} closedNow={wasOpen.current} /> : <FormSkeleton />)}
      </div>
    </div>
  );
};

interface ClosedProps {
  readonly situation: AreaRestritaSituacao;
  readonly closedNow: boolean;
}

const Closed = ({ situation, closedNow }: ClosedProps) =>
  situation.definida ? <DigitarChave closedNow={closedNow} /> : <DefinirChave />;
