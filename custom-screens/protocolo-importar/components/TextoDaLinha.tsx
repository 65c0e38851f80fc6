import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { Sugerido } from './Sugerido.tsx';

interface TextoDaLinhaProps {
  readonly id?: string;
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  /** It is as it was suggested. */
  readonly suggested: boolean;
  readonly longest: number;
  readonly disabled: boolean;
  readonly error?: boolean;
  readonly onWrite: (value: string) => void;
}

/** A text of a row. What is suggested while the person is in it does not move under the hand. */
export const TextoDaLinha = ({
  id,
  label,
  placeholder,
  value,
  suggested,
  longest,
  disabled,
  error,
  onWrite,
}: TextoDaLinhaProps) => {
  const [held, setHeld] = useState<string>();
  const mark = useId();
  const shown = suggested && held !== undefined ? held : value;
  const marked = suggested && shown !== '';
  return (
    <>
      <TextField
        id={id}
        fullWidth
        size="small"
        value={shown}
        disabled={disabled}
        placeholder={placeholder}
        error={error}
        slotProps={{
          htmlInput: {
            maxLength: longest,
            'aria-label': label,
            'aria-describedby': marked ? mark : undefined,
          },
        }}
        onFocus={() => setHeld(shown)}
        onBlur={() => setHeld(undefined)}
        onChange={(event) => onWrite(event.target.value)}
      />
      {marked && <Sugerido id={mark} />}
    </>
  );
};
