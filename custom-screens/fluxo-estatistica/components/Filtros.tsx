import { defined } from '#schemas/defined.ts';
import type { FluxoEstatisticaQuery, FluxoMedido } from '#schemas/shapes/fluxo-estatistica.ts';
import { isoDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { DateRangeField } from '#src/ui/DateRangeField.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import styles from '../FluxoEstatistica.module.css';

interface FiltrosProps {
  readonly fluxos: readonly FluxoMedido[];
  readonly fluxo: FluxoMedido;
  readonly query: FluxoEstatisticaQuery;
  readonly onFluxo: (id: number) => void;
  readonly onChange: (query: FluxoEstatisticaQuery) => void;
}

/** Which flow, which of its versions, and in what time. */
export const Filtros = ({ fluxos, fluxo, query, onFluxo, onChange }: FiltrosProps) => {
  const text = useText();
  const { de, ate, versao } = query;
  const period = de === undefined || ate === undefined ? undefined : { inicio: de, fim: ate };
  const known = fluxo.versoes.some(({ numero }) => numero === versao);
  return (
    <div className={styles.filters} role="search" aria-label={text('fluxoEstatistica.filtros')}>
      <SelectInput
        label={text('fluxoEstatistica.fluxo')}
        value={fluxo.id}
        options={fluxos.map(({ id, nome }) => ({ value: id, label: nome }))}
        onChange={onFluxo}
      />
      <SelectInput
        label={text('fluxoEstatistica.versao')}
        value={known ? (versao ?? 0) : 0}
        options={[
          { value: 0, label: text('fluxoEstatistica.todas') },
          ...fluxo.versoes.map(({ numero, emAndamento }) => ({
            value: numero,
            label: text('fluxoEstatistica.versaoAndando', { numero, count: emAndamento }),
          })),
        ]}
        onChange={(numero) => {
          const { versao: _, ...rest } = query;
          onChange(numero === 0 ? rest : { ...rest, versao: numero });
        }}
      />
      <DateRangeField
        label={text('fluxoEstatistica.periodo')}
        value={period}
        max={isoDay(new Date())}
        onChange={(next) => onChange(defined({ versao, de: next?.inicio, ate: next?.fim }))}
      />
    </div>
  );
};
