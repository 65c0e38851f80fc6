import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import styles from '../Preferencias.module.css';

interface ChoicesProps<Value extends string> {
  readonly label: string;
  readonly help: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of few values, all in sight. */
export const Choices = <Value extends string>({
  label,
  help,
  options,
  value,
  onChange,
}: ChoicesProps<Value>) => {
  const id = useId();
  return (
    <FormControl className={styles.choices}>
      <FormLabel id={`${id}-rotulo`}>{label}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={`${id}-rotulo`}
        aria-describedby={`${id}-ajuda`}
        value={value}
        onChange={(_, chosen) => {
          const found = options.find((option) => option.value === chosen);
          if (found) onChange(found.value);
        }}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            label={<span lang={option.lang}>{option.label}</span>}
            control={<Radio />}
          />
        ))}
      </RadioGroup>
      <FormHelperText id={`${id}-ajuda`} component="p">
        {help}
      </FormHelperText>
    </FormControl>
  );
};
