import Button from '@mui/material/Button';
import { SearchCheck } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { TextInput } from '#src/ui/TextInput.tsx';
import { readTypedCode } from '../verification-code.ts';
import styles from './Verificar.module.css';

interface CodeFormProps {
  readonly initial: string;
  readonly busy: boolean;
  /** The code that is already on the screen was asked for again. */
  readonly onSame: () => void;
  /** Another code was asked for. */
  readonly onAsk: () => void;
}

/** The code, written as people write it. */
export const CodeForm = ({ initial, busy, onSame, onAsk }: CodeFormProps) => {
  const text = useText();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const reading = readTypedCode(field.current?.value ?? '');
    if ('problem' in reading) {
      setError(
        reading.problem === 'incompleto'
          ? text('verificar.codigoIncompleto', { n: reading.n })
          : text(reading.problem === 'vazio' ? 'verificar.codigoVazio' : 'verificar.codigoLetra'),
      );
      field.current?.focus();
      return;
    }
    setError(undefined);
    if (reading.codigo === initial) onSame();
    else {
      onAsk();
      void navigate(`/verificar/${reading.codigo}`);
    }
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        className={styles.code}
        label={text('verificar.codigo')}
        help={text('verificar.codigoDica')}
        error={error}
        required
        fullWidth
        inputRef={field}
        defaultValue={initial}
        placeholder={text('verificar.codigoExemplo')}
        inputProps={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 60 }}
      />
      <Button
        type="submit"
        variant="contained"
        color="primary"
        size="large"
        fullWidth
        startIcon={<SearchCheck aria-hidden="true" />}
        loading={busy}
        loadingPosition="start"
      >
        {text('verificar.verificar')}
      </Button>
    </form>
  );
};
