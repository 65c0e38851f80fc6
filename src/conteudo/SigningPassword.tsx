import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { TextInput } from '#src/ui/TextInput.tsx';

interface SigningPasswordProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly error?: string;
  readonly disabled?: boolean;
  /** In a dialog it is where the person goes on; on a page the document is read first. */
  readonly autoFocus?: boolean;
}

/** The password asked again to sign; it may be looked at, and stays out of what the browser remembers of forms. */
export const SigningPassword = ({ inputRef, error, disabled, autoFocus }: SigningPasswordProps) => {
  const text = useText();
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      label={text('assinatura.dialogo.senha')}
      help={text('assinatura.dialogo.dica')}
      error={error}
      required
      fullWidth
      autoFocus={autoFocus}
      inputRef={inputRef}
      readOnly={disabled}
      type={shown ? 'text' : 'password'}
      inputProps={{ autoComplete: 'current-password', maxLength: 200 }}
      endAdornment={
        <InputAdornment position="end">
          <Button
            size="small"
            variant="text"
            startIcon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            aria-label={text(shown ? 'assinatura.dialogo.ocultarSenha' : 'assinatura.dialogo.mostrarSenha')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {text(shown ? 'assinatura.dialogo.ocultar' : 'assinatura.dialogo.mostrar')}
          </Button>
        </InputAdornment>
      }
    />
  );
};
