import type { RefObject } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { TextInput } from '#src/ui/TextInput.tsx';

interface CodeInputProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly error?: string | undefined;
  readonly help?: string | undefined;
  readonly autoFocus?: boolean;
  /** A recovery code also serves: letters are typed too. */
  readonly recovery?: boolean;
  readonly readOnly?: boolean;
}

/** The code of the second factor; phones offer the one that has just arrived. */
export const CodeInput = ({
  inputRef,
  error,
  help,
  autoFocus = false,
  recovery = false,
  readOnly = false,
}: CodeInputProps) => {
  const text = useText();
  return (
    <TextInput
      id="codigo"
      label={text('entrada.codigo.campo')}
      inputRef={inputRef}
      error={error}
      help={help}
      required
      autoFocus={autoFocus}
      readOnly={readOnly}
      autoComplete="one-time-code"
      inputProps={{
        inputMode: recovery ? 'text' : 'numeric',
        autoCapitalize: 'none',
        spellCheck: false,
        maxLength: 20,
      }}
    />
  );
};
