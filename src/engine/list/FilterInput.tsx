import { OutlinedInput } from '@mui/material';
import { useId } from 'react';
import styles from './Filters.module.css';

interface Props {
  label: string;
  hideLabel: boolean;
  numeric: boolean;
  focused: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** A typed value of a filter. */
export function FilterInput({ label, hideLabel, numeric, focused, value, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.input}>
      <label htmlFor={id} className={hideLabel ? 'vh' : styles.label}>
        {label}
      </label>
      <OutlinedInput
        id={id}
        size="small"
        fullWidth
        // the popover was opened to type here
        autoFocus={focused}
        value={value}
        inputProps={{ inputMode: numeric ? 'decimal' : 'text', autoComplete: 'off' }}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
