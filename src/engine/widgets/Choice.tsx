import { Autocomplete, TextField } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import { matchesText } from '#src/ui/matches-text.ts';
import { useSameList } from '#src/ui/use-same-list.ts';
import { typedAria, useTypedChoice } from '#src/ui/use-typed-choice.ts';
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

/** One of many values that are all known here: typed letters narrow them, accents and case ignored. */
export function Choice({ id, aria, options, value, clearable, idle, onChange, onBlur }: Props) {
  const text = useText();
  const [chosen = null] = useSameList(value ? [value] : [], (one) => `${one.value} ${one.label}`);
  const { typed, fieldOf } = useTypedChoice(id, value?.label ?? '');
  const fitting = options.filter(({ label }) => matchesText(label, typed));
  const { problem, props } = fieldOf({ searching: false, empty: fitting.length === 0 });
  return (
    <Autocomplete
      {...props}
      className={styles.relation}
      options={fitting}
      value={chosen}
      disableClearable={!clearable as false}
      disabled={idle ?? false}
      filterOptions={(all) => all}
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
          error={problem !== undefined || aria['aria-invalid'] === true}
          helperText={problem}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, ...aria, ...typedAria(id, problem, aria) },
          }}
        />
      )}
    />
  );
}
