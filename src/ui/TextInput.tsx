import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import styles from './TextInput.module.css';

type TextInputProps = Omit<OutlinedInputProps, 'label' | 'error' | 'required'> & {
  readonly label: string;
  /** What is wrong; stands below the field, in the place of the help. */
  readonly error?: string;
  readonly help?: string;
  readonly required?: boolean;
};

/** One line of text with its label, without the parts of a text field that a simple form never uses. */
export const TextInput = ({
  label,
  error,
  help,
  required,
  className,
  inputProps,
  ...rest
}: TextInputProps) => {
  const fallback = useId();
  const id = rest.id ?? fallback;
  const below = error ?? help;
  return (
    <FormControl className={className} error={error !== undefined}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...rest}
        id={id}
        inputProps={{
          ...inputProps,
          'aria-required': required,
          'aria-describedby': below === undefined ? undefined : `${id}-ajuda`,
        }}
      />
      {below !== undefined && (
        <FormHelperText id={`${id}-ajuda`} component="p">
          {error === undefined ? (
            help
          ) : (
            <span className={styles.error}>
              <CircleAlert size={14} aria-hidden="true" />
              {error}
            </span>
          )}
        </FormHelperText>
      )}
    </FormControl>
  );
};
