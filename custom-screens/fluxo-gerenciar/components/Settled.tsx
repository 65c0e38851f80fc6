import { useState } from 'react';
import { TextInput } from '#src/ui/TextInput.tsx';

interface SettledProps {
  readonly label: string;
  readonly value: string;
  readonly help?: string;
  readonly multiline?: boolean;
  readonly type?: 'text' | 'number';
  readonly onSettle: (value: string) => void;
}

/** A text that becomes part of the drawing when it is left, or with Enter: each letter is not a change. */
export const Settled = ({ label, value, help, multiline = false, type = 'text', onSettle }: SettledProps) => {
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
      help={help}
      inputProps={type === 'number' ? { min: 1, max: 3650 } : undefined}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !multiline) settle();
      }}
    />
  );
};
