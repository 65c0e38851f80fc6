import type { RefObject } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { PasswordInput } from '#src/ui/PasswordInput.tsx';

interface SigningPasswordProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly error?: string;
  readonly disabled?: boolean;
  /** In a dialog it is where the person goes on; on a page the document is read first. */
  readonly autoFocus?: boolean;
}

/** The password asked again to sign; it stays out of what the browser remembers of forms. */
export const SigningPassword = ({ inputRef, error, disabled, autoFocus }: SigningPasswordProps) => {
  const text = useText();
  return (
    <PasswordInput
      label={text('assinatura.dialogo.senha')}
      help={text('assinatura.dialogo.dica')}
      error={error}
      fullWidth
      autoFocus={autoFocus}
      inputRef={inputRef}
      readOnly={disabled}
    />
  );
};
