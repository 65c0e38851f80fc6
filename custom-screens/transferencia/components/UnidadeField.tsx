import type { UnidadeTransferencia } from '#schemas/shapes/transferencia.ts';
import { PickField } from '#src/conteudo/PickField.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { searchUnidades } from '../queries.ts';

interface UnidadeFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: UnidadeTransferencia | undefined;
  /** A unit that receives has to be in use. */
  readonly onlyActive?: boolean;
  readonly error?: string | undefined;
  readonly onChange: (unidade: UnidadeTransferencia | undefined) => void;
}

/** Chooses a unit of the organisation. */
export const UnidadeField = ({
  id,
  label,
  value,
  onlyActive = false,
  error,
  onChange,
}: UnidadeFieldProps) => {
  const text = useText();
  return (
    <PickField<UnidadeTransferencia>
      id={id}
      label={label}
      source={`transferencia/${onlyActive ? 'ativas' : 'todas'}`}
      search={(q, signal) => searchUnidades(q, onlyActive, signal)}
      value={value ? [value] : []}
      keyOf={(unidade) => String(unidade.id)}
      nameOf={({ sigla, nome }) => `${sigla} - ${nome}`}
      detailOf={({ ativo }) => (ativo ? undefined : text('transferencia.inativa'))}
      error={error}
      onChange={([chosen]) => onChange(chosen)}
    />
  );
};
