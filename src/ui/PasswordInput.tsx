import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { TextInput } from './TextInput.tsx';

const longest = 200;

type Props = Omit<
  ComponentProps<typeof TextInput>,
  'type' | 'endAdornment' | 'inputProps' | 'autoComplete'
> & {
  /** A secret that is not the person's password: the browser does not offer theirs. */
  readonly newSecret?: boolean;
};

/** The person's present password, or another secret; it may be looked at. */
export const PasswordInput = ({ newSecret = false, ...props }: Props) => {
  const text = useText();
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      required
      type={shown ? 'text' : 'password'}
      inputProps={{ autoComplete: newSecret ? 'new-password' : 'current-password', maxLength: longest }}
      endAdornment={
        <InputAdornment position="end">
          <Button
            size="small"
            variant="text"
            startIcon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            aria-label={
              newSecret ? undefined : text(shown ? 'ui.senha.ocultarSenha' : 'ui.senha.mostrarSenha')
            }
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {text(shown ? 'ui.senha.ocultar' : 'ui.senha.mostrar')}
          </Button>
        </InputAdornment>
      }
    />
  );
};
