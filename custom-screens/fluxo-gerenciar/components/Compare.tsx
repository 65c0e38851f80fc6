import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fluxoApi } from '#schemas/api/fluxo.ts';
import type { DesenhoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import { call } from '#src/data/call.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageDialog } from '#src/ui/PageDialog.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { compareDrawings } from '../compare.ts';
import type { Drawing } from '../drawing.ts';
import { openDrawing } from '../use-drawing.ts';
import styles from './Compare.module.css';
import { Compared } from './Compared.tsx';

/** The drawing under change, among the published. */
const draft = 'rascunho';

interface CompareProps {
  readonly desenho: DesenhoFluxo;
  /** What is drawn now, saved or not. */
  readonly xml: string;
  readonly onClose: () => void;
}

/** Two versions side by side: what is new, what left, what says something else. */
export const Compare = ({ desenho, xml, onClose }: CompareProps) => {
  const text = useText();
  const { fluxo, versoes } = desenho;
  const [[from, to], setPair] = useState([String(versoes[0]?.numero), draft]);
  const { data, error, refetch } = useQuery({
    queryKey: ['fluxo-comparado', fluxo.id, from, to, xml],
    queryFn: async () => {
      const open = async (which: string): Promise<Drawing> => {
        const read =
          which === draft
            ? { xml }
            : await call(fluxoApi.versao, { params: { id: fluxo.id, numero: Number(which) } });
        return (await openDrawing(read.xml)).drawing;
      };
      const [before, after] = await Promise.all([open(from), open(to)]);
      return { before, after, changes: compareDrawings(before, after) };
    },
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
    meta: { ownError: true },
  });
  const named = (which: string): string =>
    which === draft
      ? text('fluxoDesenho.comparar.rascunho')
      : text('fluxoDesenho.comparar.versao', { numero: which });
  const options = [draft, ...versoes.map(({ numero }) => String(numero))].map((value) => ({
    value,
    label: named(value),
  }));
  return (
    <PageDialog
      title={text('fluxoDesenho.comparar.titulo')}
      note={text('fluxoDesenho.comparar.ajuda')}
      closeLabel={text('fluxoDesenho.comparar.fechar')}
      onClose={onClose}
    >
      <div className={styles.page}>
        <div className={styles.choose}>
          <SelectInput
            label={text('fluxoDesenho.comparar.antes')}
            value={from}
            options={options}
            onChange={(value) => setPair([value, to])}
          />
          <SelectInput
            label={text('fluxoDesenho.comparar.depois')}
            value={to}
            options={options}
            onChange={(value) => setPair([from, value])}
          />
        </div>
        {data && <Compared {...data} desenho={desenho} names={[named(from), named(to)]} />}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <ListSkeleton rows={4} />}
      </div>
    </PageDialog>
  );
};
