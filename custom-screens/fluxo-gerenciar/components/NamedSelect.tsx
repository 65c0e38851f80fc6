import { SelectInput } from '#src/ui/SelectInput.tsx';

interface NamedSelectProps {
  readonly label: string;
  /** What is said while nothing is chosen. */
  readonly none: string;
  readonly value: string;
  readonly names: readonly { readonly codigo: string; readonly nome: string }[];
  readonly onChange: (codigo: string) => void;
}

/** One of the registers' names; what is said and is no longer there stays to be seen. */
export const NamedSelect = ({ label, none, value, names, onChange }: NamedSelectProps) => (
  <SelectInput
    label={label}
    value={value}
    options={[
      { value: '', label: none },
      ...(value === '' || names.some(({ codigo }) => codigo === value) ? [] : [{ value, label: value }]),
      ...names.map(({ codigo, nome }) => ({ value: codigo, label: nome })),
    ]}
    onChange={onChange}
  />
);
