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
  readonly className?: string | undefined;
}

/** One of some values, with its label and its help. */
export const SelectInput = <Value extends string | number>({
  label,
  options,
  value,
  onChange,
  help,
  className,
}: SelectInputProps<Value>) => {
  const id = useId();
  return (
    <FormControl className={className}>
      <InputLabel id={`${id}-rotulo`}>{label}</InputLabel>
      <Select<Value>
        labelId={`${id}-rotulo`}
        id={id}
        value={value}
        displayEmpty
        SelectDisplayProps={help === undefined ? {} : { 'aria-describedby': `${id}-ajuda` }}
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
      {help !== undefined && (
        <FormHelperText id={`${id}-ajuda`} component="p">
          {help}
        </FormHelperText>
      )}
    </FormControl>
  );
};
