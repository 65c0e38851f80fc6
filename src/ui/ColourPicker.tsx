import InputAdornment from '@mui/material/InputAdornment';
import { isHexColor } from '#schemas/contrast.ts';
import styles from './ColourPicker.module.css';

interface ColourPickerProps {
  readonly label: string;
  /** As typed beside it; what is no colour yet is shown as white. */
  readonly value: string;
  readonly disabled?: boolean | undefined;
  readonly onChange: (value: string) => void;
}

/** The colour of a field, shown and picked in its beginning. */
export const ColourPicker = ({ label, value, disabled = false, onChange }: ColourPickerProps) => (
  <InputAdornment position="start">
    <input
      type="color"
      className={styles.picker}
      aria-label={label}
      value={isHexColor(value) ? value : '#ffffff'}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
    />
  </InputAdornment>
);
