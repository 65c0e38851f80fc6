import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Equal } from 'lucide-react';
import { useMemo, useState } from 'react';
import { corpoToText } from '#schemas/corpo/corpo-to-text.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import { compareTexts, type Linha } from '#src/corpo/comparacao/compare-texts.ts';
import { LinhasComparadas } from '#src/corpo/comparacao/LinhasComparadas.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageDialog } from '#src/ui/PageDialog.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { useDocumento } from '../queries.ts';
import type { Versoes } from './versions-asked.ts';
import styles from './Comparacao.module.css';

interface CompararVersoesProps {
  readonly documento: Documento;
  readonly versoes: Versoes;
  readonly onChange: (versoes: Versoes) => void;
  readonly onClose: () => void;
}

/** Two versions of a document, with the words that left and entered between them. */
export const CompararVersoes = ({ documento, versoes, onChange, onClose }: CompararVersoesProps) => {
  const text = useText();
  const [whole, setWhole] = useState(false);
  const older = useDocumento(documento.id, versoes.de);
  const newer = useDocumento(documento.id, versoes.para);
  const error = older.error ?? newer.error;
  const options = documento.versoes.map(({ numero, situacao }) => ({
    value: numero,
    label: text('consulta.dados.versaoLinha', {
      n: numero,
      situacao: text(`consulta.dados.situacaoVersao.${situacao}`),
    }),
  }));
  return (
    <PageDialog
      title={text('consulta.comparacao.titulo')}
      note={text('consulta.comparacao.nota')}
      closeLabel={text('consulta.comparacao.fechar')}
      onClose={onClose}
    >
      <div className={styles.choice}>
        <SelectInput
          label={text('consulta.comparacao.de')}
          options={options.filter(({ value }) => value < versoes.para)}
          value={versoes.de}
          onChange={(de) => onChange({ ...versoes, de })}
        />
        <SelectInput
          label={text('consulta.comparacao.para')}
          options={options.filter(({ value }) => value > versoes.de)}
          value={versoes.para}
          onChange={(para) => onChange({ ...versoes, para })}
        />
        <FormControlLabel
          control={<Switch checked={whole} onChange={(_event, checked) => setWhole(checked)} />}
          label={text('consulta.comparacao.tudo')}
        />
      </div>
      <div className={styles.page} tabIndex={0} role="region" aria-label={text('consulta.comparacao.texto')}>
        {error && (
          <ErrorState error={error} onRetry={() => void Promise.all([older.refetch(), newer.refetch()])} />
        )}
        {!error && older.data && newer.data ? (
          <Compared older={older.data} newer={newer.data} whole={whole} />
        ) : (
          !error && <ListSkeleton rows={8} />
        )}
      </div>
    </PageDialog>
  );
};

interface ComparedProps {
  readonly older: Documento;
  readonly newer: Documento;
  readonly whole: boolean;
}

const Compared = ({ older, newer, whole }: ComparedProps) => {
  const text = useText();
  const lines = useMemo(() => compareTexts(wordsOf(older), wordsOf(newer)), [older, newer]);
  const count = (situacao: Linha['situacao']): number =>
    lines.filter((line) => line.situacao === situacao).length;
  const changes = (['alterada', 'incluida', 'retirada'] as const)
    .map((situacao) => ({ situacao, count: count(situacao) }))
    .filter((each) => each.count > 0);
  if (changes.length === 0)
    return (
      <EmptyState icon={Equal} title={text('consulta.comparacao.mesmoTexto')}>
        {text(
          JSON.stringify(older.corpo) === JSON.stringify(newer.corpo)
            ? 'consulta.comparacao.mesmaForma'
            : 'consulta.comparacao.outraForma',
        )}
      </EmptyState>
    );
  return (
    <>
      <p className={styles.summary} role="status">
        {changes
          .map(({ situacao, count }) => text(`consulta.comparacao.conta.${situacao}`, { count }))
          .join(' · ')}
      </p>
      <LinhasComparadas linhas={lines} tudo={whole} />
    </>
  );
};

/** The words of a version with its values: what is read on its paper, without the form. */
const wordsOf = ({ corpo, valores, valoresAutomaticos }: Documento): string =>
  corpoToText(corpo as unknown as CorpoDoc, { ...valoresAutomaticos, ...valores });
