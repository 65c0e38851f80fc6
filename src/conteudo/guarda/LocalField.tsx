import { guardaApi } from '#schemas/api/guarda.ts';
import type { LocalEscolha } from '#schemas/shapes/guarda.ts';
import { call } from '#src/data/call.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PickField } from '../PickField.tsx';

interface LocalFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: LocalEscolha | undefined;
  readonly error?: string;
  readonly help?: string;
  readonly autoFocus?: boolean;
  readonly required?: boolean;
  readonly onChange: (local: LocalEscolha | undefined) => void;
}

/** Chooses a place of the archive of the person's unit, by its code or by any words of where it stands. */
export const LocalField = ({
  id,
  label,
  value,
  error,
  help,
  autoFocus,
  required,
  onChange,
}: LocalFieldProps) => {
  const text = useText();
  return (
    <PickField<LocalEscolha>
      id={id}
      label={label}
      source="guarda/locais"
      search={async (q, signal) =>
        (await call(guardaApi.locais, { query: { q, pageSize: 30 } }, { signal, quiet: true })).itens
      }
      value={value ? [value] : []}
      keyOf={(local) => String(local.id)}
      nameOf={({ rotulo }) => rotulo}
      detailOf={({ codigo }) => codigo}
      error={error}
      help={help ?? text('guardaTela.local.ajuda')}
      autoFocus={autoFocus}
      required={required}
      onChange={([chosen]) => onChange(chosen)}
    />
  );
};
