import { useState } from 'react';
import { defined } from '#schemas/defined.ts';
import { TextInput } from '#src/ui/TextInput.tsx';

interface SettledProps {
  readonly label: string;
  readonly value: string;
  readonly help?: string | undefined;
  /** What is wrong with what is kept. */
  readonly error?: string | undefined;
  readonly multiline?: boolean;
  readonly type?: 'text' | 'number';
  /** Each letter, for what is said meanwhile. */
  readonly onType?: (typed: string) => void;
  readonly onSettle: (value: string) => void;
}

/** A text that becomes part of the drawing when it is left, or with Enter: each letter is not a change. */
export const Settled = ({
  label,
  value,
  help,
  error,
  multiline = false,
  type = 'text',
  onType,
  onSettle,
}: SettledProps) => {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // changed elsewhere, or taken back; the field stays, and who is in it
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const settle = (): void => {
    if (typed !== value) onSettle(typed);
  };
  return (
    <TextInput
      label={label}
      value={typed}
      type={type}
      multiline={multiline}
      {...defined({ help, error })}
      inputProps={type === 'number' ? { min: 1, max: 3650 } : undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        onType?.(target.value);
      }}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !multiline) settle();
      }}
    />
  );
};
