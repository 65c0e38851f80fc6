import { useId, useState } from 'react';
import { fluxoAtividadeApi } from '#schemas/api/fluxo-atividade.ts';
import { defined } from '#schemas/defined.ts';
import type { TipoRegistro } from '#schemas/fluxo/atividade.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import { call } from '#src/data/call.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PickField } from '../PickField.tsx';

interface RegistroFieldProps {
  readonly tipo: TipoRegistro;
  readonly label: string;
  readonly value: number | undefined;
  readonly required?: boolean | undefined;
  readonly error?: string | undefined;
  readonly help?: string | undefined;
  readonly onChange: (value: number | undefined) => void;
}

/** A person or a unit of the organisation, found by name; what is kept is the id, and its name is read. */
export const RegistroField = (props: RegistroFieldProps) => {
  const { tipo, value, required, error, help, onChange } = props;
  const text = useText();
  const id = useId();
  const [picked, setPicked] = useState<Rotulo>();
  const known = picked?.id === value;
  const named = useRead(
    fluxoAtividadeApi.registros,
    { query: { tipo, ids: String(value) } },
    { enabled: value !== undefined && !known, quiet: true, ownError: true, staleTime: 300_000 },
  ).data?.itens[0];
  const one = known ? picked : named;
  const chosen: readonly Rotulo[] =
    value === undefined
      ? []
      : [one ?? { id: value, rotulo: text(`atividades.registro.${tipo}`, { id: value }) }];
  return (
    <PickField<Rotulo>
      id={id}
      label={props.label}
      source={`fluxo-registro/${tipo}`}
      search={async (q, signal) =>
        (await call(fluxoAtividadeApi.registros, { query: { tipo, q } }, { signal, quiet: true })).itens
      }
      value={chosen}
      keyOf={(option) => String(option.id)}
      nameOf={({ rotulo }) => rotulo}
      {...defined({ required, error, help })}
      onChange={([found]) => {
        setPicked(found);
        onChange(found?.id);
      }}
    />
  );
};
