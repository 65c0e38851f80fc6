import { FormHelperText, OutlinedInput } from '@mui/material';
import { useId } from 'react';
import styles from './Filters.module.css';

interface Props {
  label: string;
  hideLabel: boolean;
  numeric: boolean;
  /** What is wrong with what was typed, or how to type it. */
  problem?: string | undefined;
  help?: string | undefined;
  focused: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** A typed value of a filter. */
export function FilterInput({ label, hideLabel, numeric, problem, help, focused, value, onChange }: Props) {
  const id = useId();
  const said = problem ?? help;
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
        error={problem !== undefined}
        inputProps={{
          inputMode: numeric ? 'decimal' : 'text',
          autoComplete: 'off',
          'aria-describedby': said === undefined ? undefined : `${id}-ajuda`,
        }}
        onChange={({ target }) => onChange(target.value)}
      />
      {said !== undefined && (
        <FormHelperText id={`${id}-ajuda`} error={problem !== undefined}>
          {said}
        </FormHelperText>
      )}
    </div>
  );
}
