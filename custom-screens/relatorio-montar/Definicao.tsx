import { defined } from '#schemas/defined.ts';
import { useId, useState } from 'react';
import { pesquisaApi } from '#schemas/api/pesquisa.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { DefinicaoRelatorio, RelatorioMontado } from '#schemas/shapes/relatorio-montado.ts';
import { dimensoes, formas, medidas, periodos } from '#schemas/relatorios.ts';
import { PickField } from '#src/conteudo/PickField.tsx';
import { call } from '#src/data/call.ts';
import { useText } from '#src/i18n/use-text.ts';
import { DateRangeField } from '#src/ui/DateRangeField.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { classes } from '#src/ui/classes.ts';
import styles from './Montar.module.css';

interface DefinicaoProps {
  readonly relatorio: DefinicaoRelatorio;
  /** The days that the period means today. */
  readonly shown: RelatorioMontado | undefined;
  /** What the server refused, by field. */
  readonly refused: Readonly<Record<string, string>>;
  readonly onChange: (relatorio: DefinicaoRelatorio) => void;
}

const none = 'nenhuma';

/** By what, of what period, and as which chart it is counted. */
export const Definicao = ({ relatorio, shown, refused, onChange }: DefinicaoProps) => {
  const text = useText();
  const id = useId();
  const { linha, coluna, forma, periodo, inicio, fim } = relatorio;
  const { coluna: _other, ...single } = relatorio;
  const { inicio: _first, fim: _last, ...undated } = relatorio;
  const names = dimensoes.map((value) => ({ value, label: text(`relatorios.dimensoes.${value}`) }));
  const days = inicio !== undefined && fim !== undefined ? { inicio, fim } : shown;
  return (
    <div
      className={classes(styles.fields, 'no-print')}
      role="group"
      aria-label={text('relatorios.montar.definicao')}
    >
      <SelectInput
        label={text('relatorios.montar.linha')}
        value={linha}
        options={names}
        onChange={(next) =>
          // the two change places where the same is chosen
          onChange({ ...relatorio, linha: next, ...defined({ coluna: next === coluna ? linha : undefined }) })
        }
      />
      <SelectInput
        label={text('relatorios.montar.coluna')}
        value={coluna ?? none}
        options={[
          { value: none, label: text('relatorios.montar.nenhuma') },
          ...names.filter(({ value }) => value !== linha),
        ]}
        onChange={(next) => onChange(next === none ? single : { ...relatorio, coluna: next })}
      />
      <Medida relatorio={relatorio} onChange={onChange} />
      <SelectInput
        label={text('relatorios.montar.periodo')}
        value={periodo}
        options={periodos.map((value) => ({ value, label: text(`relatorios.periodos.${value}`) }))}
        onChange={(next) =>
          onChange({
            ...undated,
            periodo: next,
            ...defined({
              inicio: next === 'escolhido' && shown ? shown.inicio : undefined,
              fim: next === 'escolhido' && shown ? shown.fim : undefined,
            }),
          })
        }
      />
      {periodo === 'escolhido' && (
        <DateRangeField
          id={`${id}-dias`}
          label={text('relatorios.montar.dias')}
          value={days && { inicio: days.inicio, fim: days.fim }}
          error={refused['fim'] ?? refused['inicio']}
          onChange={(range) => range && onChange({ ...undated, ...range })}
        />
      )}
      <SelectInput
        label={text('relatorios.montar.forma')}
        value={forma}
        options={formas.map((value) => ({ value, label: text(`relatorios.formas.${value}`) }))}
        onChange={(next) => onChange({ ...relatorio, forma: next })}
      />
    </div>
  );
};

/** How many there are, or what a number that their types ask for adds up to. */
const Medida = ({ relatorio, onChange }: Pick<DefinicaoProps, 'relatorio' | 'onChange'>) => {
  const text = useText();
  const id = useId();
  const { medida: _kind, campo, ...counted } = relatorio;
  /** A sum was asked, and not of what: nothing changes until that is said. */
  const [asking, setAsking] = useState(false);
  const summed = campo !== undefined || asking;
  return (
    <>
      <SelectInput
        label={text('relatorios.montar.medida')}
        value={summed ? 'soma' : 'quantidade'}
        options={medidas.map((value) => ({ value, label: text(`relatorios.medir.${value}`) }))}
        onChange={(next) => {
          setAsking(next === 'soma');
          if (next === 'quantidade' && campo !== undefined) onChange(counted);
        }}
      />
      {summed && (
        <PickField<Pick<Rotulo, 'rotulo'>>
          id={`${id}-campo`}
          label={text('relatorios.montar.campo')}
          source="pesquisa/campoNumerico"
          clearable={false}
          search={async (q, signal) =>
            (
              await call(
                pesquisaApi.opcoes,
                { query: { campo: 'campoNumerico', q } },
                { signal, quiet: true },
              )
            ).itens
          }
          value={campo === undefined ? [] : [{ rotulo: campo }]}
          keyOf={({ rotulo }) => rotulo}
          nameOf={({ rotulo }) => rotulo}
          onChange={([one]) => {
            if (one) onChange({ ...counted, medida: 'soma', campo: one.rotulo });
          }}
        />
      )}
    </>
  );
};
