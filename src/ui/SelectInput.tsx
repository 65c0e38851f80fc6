import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';

interface SelectInputProps<Value extends string | number> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly help?: string;
  /** What is wrong; stands in the place of the help. */
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly className?: string | undefined;
}

/** One of some values, with its label and its help. */
export const SelectInput = <Value extends string | number>({
  label,
  options,
  value,
  onChange,
  help,
  error,
  required = false,
  className,
}: SelectInputProps<Value>) => {
  const id = useId();
  const below = error ?? help;
  return (
    <FormControl className={className} error={error !== undefined}>
      <InputLabel id={`${id}-rotulo`}>{label}</InputLabel>
      <Select<Value>
        labelId={`${id}-rotulo`}
        id={id}
        value={value}
        displayEmpty
        SelectDisplayProps={{
          'aria-describedby': below === undefined ? undefined : `${id}-ajuda`,
          'aria-required': required || undefined,
        }}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
      {below !== undefined && (
        <FormHelperText id={`${id}-ajuda`} component="p">
          {below}
        </FormHelperText>
      )}
    </FormControl>
  );
};
