import { pesquisaApi } from '#schemas/api/pesquisa.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import { PickField } from '#src/conteudo/PickField.tsx';
import { call } from '#src/data/call.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { fieldSources, type LookedUp } from './field-choices.ts';

interface LookUpFieldProps {
  readonly id: string;
  readonly name: LookedUp;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

/** A field that is a record, found by its name; the address keeps only its number. */
export const LookUpField = ({ id, name, value, onChange }: LookUpFieldProps) => {
  const text = useText();
  const campo = fieldSources[name];
  const named = useRead(
    pesquisaApi.opcoes,
    { query: { campo, id: value } },
    { enabled: value !== undefined, quiet: true, ownError: true, staleTime: 300_000 },
  ).data?.itens[0];
  const chosen: readonly Rotulo[] =
    value === undefined
      ? []
      : [named ?? { id: value, rotulo: text('pesquisa.avancada.registro', { id: value }) }];
  return (
    <PickField<Rotulo>
      id={id}
      label={text(`pesquisa.campos.${name}`)}
      source={`pesquisa/${campo}`}
      search={async (q, signal) =>
        (await call(pesquisaApi.opcoes, { query: { campo, q } }, { signal, quiet: true })).itens
      }
      value={chosen}
      keyOf={(option) => String(option.id)}
      nameOf={(option) => option.rotulo}
      onChange={(picked) => onChange(picked[0]?.id)}
    />
  );
};
