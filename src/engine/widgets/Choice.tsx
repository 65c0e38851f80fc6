import { Autocomplete, TextField } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import styles from './Widgets.module.css';

export interface ChoiceOption {
  value: string | number;
  label: string;
}

interface Props {
  id: string;
  aria: Record<string, unknown>;
  options: readonly ChoiceOption[];
  value: ChoiceOption | undefined;
  clearable: boolean;
  idle: boolean | undefined;
  onChange: (option: ChoiceOption | undefined) => void;
  onBlur: () => void;
}

const bare = (label: string): string => label.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** One of many values that are all known here: typed letters narrow them, accents and case ignored. */
export function Choice({ id, aria, options, value, clearable, idle, onChange, onBlur }: Props) {
  const text = useText();
  return (
    <Autocomplete
      id={id}
      className={styles.relation}
      options={[...options]}
      value={value ?? null}
      disableClearable={!clearable as false}
      disabled={idle ?? false}
      filterOptions={(all, { inputValue }) =>
        all.filter(({ label }) => bare(label).includes(bare(inputValue)))
      }
      isOptionEqualToValue={(one, other) => one.value === other.value}
      noOptionsText={text('cadastro.campo.nadaEncontrado')}
      openText={text('cadastro.campo.abrir')}
      closeText={text('cadastro.campo.fechar')}
      clearText={text('cadastro.campo.limpar')}
      onChange={(_, option) => onChange(option ?? undefined)}
      onBlur={onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder={text('cadastro.campo.escolha')}
          error={aria['aria-invalid'] === true}
          slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, ...aria } }}
        />
      )}
    />
  );
}
