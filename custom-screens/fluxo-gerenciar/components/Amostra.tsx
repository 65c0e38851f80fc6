import { useId } from 'react';
import { agendaApi } from '#schemas/api/agenda.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { AmostraSimulada, FluxoSimulado } from '#schemas/shapes/fluxo-simulacao.ts';
import { PickField } from '#src/conteudo/PickField.tsx';
import { call } from '#src/data/call.ts';
import { isoDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { DateField } from '#src/ui/DateField.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { Settled } from './Settled.tsx';
import styles from './Simulacao.module.css';

interface AmostraProps {
  readonly versao: {
    readonly value: number;
    readonly all: readonly number[];
    readonly onChange: (numero: number) => void;
  };
  readonly simulado: FluxoSimulado | undefined;
  readonly amostra: AmostraSimulada;
  /** Why who begins does not serve. */
  readonly error: string | undefined;
  /** Why the day on which it begins does not. */
  readonly dayError: string | undefined;
  readonly onChange: (amostra: AmostraSimulada) => void;
}

/** The example: by which drawing, who begins it, when, and what the conditions ask of the content. */
export const Amostra = ({ versao, simulado, amostra, error, dayError, onChange }: AmostraProps) => {
  const text = useText();
  const id = useId();
  const { campos = {}, inicio, usuarioId } = amostra;
  const iniciador: Rotulo | undefined =
    usuarioId === undefined && simulado?.iniciador
      ? { id: simulado.iniciador.usuarioId, rotulo: simulado.iniciador.nome }
      : usuarioId === undefined
        ? undefined
        : {
            id: usuarioId,
            rotulo:
              simulado?.iniciador?.usuarioId === usuarioId ? simulado.iniciador.nome : String(usuarioId),
          };
  const asked = [...new Set([...(simulado?.pede ?? []), ...Object.keys(campos)])];
  const put = (nome: string, said: string): void => {
    const { [nome]: _, ...others } = campos;
    const value = said.trim();
    onChange({ ...amostra, campos: value === '' ? others : { ...others, [nome]: valueOf(value) } });
  };
  return (
    <section className={styles.sample} aria-label={text('fluxoSimulacao.exemplo')}>
      <SelectInput
        label={text('fluxoSimulacao.desenho')}
        value={versao.value}
        options={[
          { value: 0, label: text('fluxoDesenho.comparar.rascunho') },
          ...versao.all.map((numero) => ({
            value: numero,
            label: text('fluxoDesenho.comparar.versao', { numero }),
          })),
        ]}
        onChange={versao.onChange}
      />
      <PickField<Rotulo>
        id={id}
        label={text('fluxoSimulacao.quemComeca')}
        source="fluxo-simulado-pessoas"
        search={async (q, signal) =>
          (await call(agendaApi.pessoas, { query: { q, pageSize: 20 } }, { signal, quiet: true })).itens
        }
        value={iniciador ? [iniciador] : []}
        clearable={false}
        keyOf={(one) => String(one.id)}
        nameOf={({ rotulo }) => rotulo}
        error={error}
        onChange={([one]) => {
          const { usuarioId: _, ...others } = amostra;
          onChange(one ? { ...others, usuarioId: one.id } : others);
        }}
      />
      <DateField
        label={text('fluxoSimulacao.comecaEm')}
        value={inicio === undefined ? isoDay(new Date()) : isoDay(inicio)}
        clearable={false}
        error={dayError}
        onChange={(day) => {
          const { inicio: _, ...others } = amostra;
          // in the morning, as the screen's own day
          onChange(
            day === undefined ? others : { ...others, inicio: new Date(`${day}T09:00:00`).toISOString() },
          );
        }}
      />
      {asked.map((nome) => (
        <Settled
          key={nome}
          label={text('fluxoSimulacao.campo', { nome })}
          value={said(campos[nome])}
          onSettle={(value) => put(nome, value)}
        />
      ))}
    </section>
  );
};

const said = (value: string | number | boolean | undefined): string =>
  value === undefined
    ? ''
    : typeof value === 'number'
      ? value.toLocaleString('pt-BR', { useGrouping: false })
      : String(value);

/** A number as people write it is a number to the conditions. */
const valueOf = (value: string): string | number => {
  const number = Number(value.replace(/\.(?=\d{3}(\D|$))/g, '').replace(',', '.'));
  return /^-?[\d.,]+$/.test(value) && Number.isFinite(number) ? number : value;
};
