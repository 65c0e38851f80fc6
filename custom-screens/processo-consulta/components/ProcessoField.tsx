import { useId } from 'react';
import { processoPecasApi } from '#schemas/api/processo-pecas.ts';
import type { ProcessoResumo } from '#schemas/shapes/processo-relacoes.ts';
import { PickField } from '#src/conteudo/PickField.tsx';
import { call } from '#src/data/call.ts';
import { resumoName } from '../processo-name.ts';

interface ProcessoFieldProps {
  /** The process from which another is chosen. */
  readonly de: number;
  readonly label: string;
  readonly value: ProcessoResumo | undefined;
  readonly error: string | undefined;
  readonly onChange: (value: ProcessoResumo | undefined) => void;
}

/** Chooses another process. */
export const ProcessoField = ({ de, label, value, error, onChange }: ProcessoFieldProps) => (
  <PickField<ProcessoResumo>
    id={useId()}
    label={label}
    source={`processo/${de}`}
    search={async (q, signal) =>
      (
        await call(
          processoPecasApi.processosPossiveis,
          { params: { id: de }, query: { q, pageSize: 20 } },
          { signal, quiet: true },
        )
      ).itens
    }
    value={value ? [value] : []}
    keyOf={({ id }) => String(id)}
    nameOf={resumoName}
    detailOf={({ assunto }) => assunto}
    help={value?.assunto}
    error={error}
    onChange={([next]) => onChange(next)}
  />
);
