import Button from '@mui/material/Button';
import type { InputBaseProps } from '@mui/material/InputBase';
import { useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import type { HttpProblem } from '#src/data/http-problem.ts';
import { quietly } from '#src/data/quietly.ts';
import { useText } from '#src/i18n/use-text.ts';
import { NarrowSheet } from '#src/ui/NarrowSheet.tsx';
import { Note } from '#src/ui/Note.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { TrialMail } from './TrialMail.tsx';
import styles from './Credencial.module.css';

interface ForgottenPasswordProps {
  readonly title: string;
  readonly help: string;
  /** What is said once it was asked, whoever exists. */
  readonly sentHelp: string;
  /** By what the person is known. */
  readonly field: {
    readonly id: string;
    readonly label: string;
    readonly missing: string;
    readonly inputProps?: InputBaseProps['inputProps'];
  };
  /** Where one enters. */
  readonly back: string;
  readonly busy: boolean;
  readonly error: HttpProblem | undefined;
  readonly onAsk: (name: string) => Promise<unknown>;
}

/** Asks for the link that chooses another password. What it answers says nothing about who exists. */
export const ForgottenPassword = ({
  title,
  help,
  sentHelp,
  field: { id, label, missing: missingText, inputProps },
  back,
  busy,
  error,
  onAsk,
}: ForgottenPasswordProps) => {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const [sent, setSent] = useState(false);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const name = field.current?.value.trim() ?? '';
    setMissing(name === '');
    if (name === '') field.current?.focus();
    else await quietly(onAsk(name), () => setSent(true));
  };
  if (sent)
    return (
      <NarrowSheet
        title={text('entrada.esqueci.enviadoTitulo')}
        help={
          <>
            <p>{sentHelp}</p>
            <p>{text('entrada.esqueci.naoChegou')}</p>
            <TrialMail />
          </>
        }
      >
        <Button component={Link} to={back}>
          {text('entrada.esqueci.voltar')}
        </Button>
      </NarrowSheet>
    );
  return (
    <NarrowSheet title={title} help={<p>{help}</p>}>
      <form className={styles.fields} noValidate onSubmit={(event) => void send(event)}>
        {error && (
          <Note tone="rubro" alert>
            {error.message}
          </Note>
        )}
        <TextInput
          id={id}
          label={label}
          inputRef={field}
          required
          autoFocus
          error={missing ? missingText : undefined}
          autoComplete="username"
          inputProps={{ autoCapitalize: 'none', spellCheck: false, maxLength: 254, ...inputProps }}
        />
        <Button type="submit" variant="contained" size="large" loading={busy}>
          {text('entrada.esqueci.enviar')}
        </Button>
        <Link to={back}>{text('entrada.esqueci.voltar')}</Link>
      </form>
    </NarrowSheet>
  );
};
