import Button from '@mui/material/Button';
import { ArrowBigUpDash } from 'lucide-react';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { PasswordInput } from '#src/ui/PasswordInput.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { ProviderButton } from './ProviderButton.tsx';
import { TrialPeople } from './TrialPeople.tsx';
import styles from './Login.module.css';
import type { Entry } from './use-entry.ts';

type Missing = 'usuario' | 'senha';

interface LoginFormProps {
  readonly wanted: string;
  readonly entry: Entry;
}

/** User and password; a refusal stays beside the fields, and nothing typed is lost. */
export const LoginForm = ({ wanted, entry }: LoginFormProps) => {
  const text = useText();
  const user = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [caps, setCaps] = useState(false);
  const [missing, setMissing] = useState<readonly Missing[]>([]);
  const { busy } = entry;
  const refusal = entry.refusal?.message;

  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const login = user.current?.value.trim() ?? '';
    const senha = password.current?.value ?? '';
    setMissing([...(login === '' ? ['usuario' as const] : []), ...(senha === '' ? ['senha' as const] : [])]);
    if (login === '' || senha === '') {
      (login === '' ? user : password).current?.focus();
      return;
    }
    await entry.start({ login, senha });
    // still here: it was refused
    password.current?.focus();
    password.current?.select();
  };
  const tryAs = async (login: string, senha: string | undefined): Promise<void> => {
    setMissing([]);
    if (user.current) user.current.value = login;
    if (senha !== undefined) await entry.start({ login, senha });
    // still here: the password is to be typed
    password.current?.focus();
  };
  const watchCaps = (event: KeyboardEvent): void => setCaps(event.getModifierState('CapsLock'));
  return (
    <form
      id="entrar"
      tabIndex={-1}
      className={styles.form}
      onSubmit={(event) => void enter(event)}
      noValidate
    >
      <h1 className={styles.title}>{text('shell.entrar.titulo')}</h1>
      <p className={styles.help}>{text(wanted === '/' ? 'shell.entrar.ajuda' : 'shell.entrar.continuar')}</p>
      {refusal !== undefined && (
        <div className={styles.refusal}>
          <Note tone="rubro" alert>
            {refusal}
          </Note>
        </div>
      )}
      <TextInput
        id="usuario"
        className={styles.field}
        label={text('shell.entrar.usuario')}
        inputRef={user}
        autoFocus
        required
        error={missing.includes('usuario') ? text('shell.entrar.informeUsuario') : undefined}
        autoComplete="username"
        inputProps={{ autoCapitalize: 'none', spellCheck: false, maxLength: 100 }}
      />
      <PasswordInput
        id="senha"
        className={styles.field}
        label={text('shell.entrar.senha')}
        inputRef={password}
        error={missing.includes('senha') ? text('shell.entrar.informeSenha') : undefined}
        onKeyUp={watchCaps}
        onKeyDown={watchCaps}
        onBlur={() => setCaps(false)}
      />
      <p className={styles.caps} role="status">
        {caps && (
          <>
            <ArrowBigUpDash size={16} aria-hidden="true" />
            {text('shell.entrar.capsLock')}
          </>
        )}
      </p>
      <Button type="submit" variant="contained" color="primary" size="large" fullWidth loading={busy}>
        {text('shell.entrar.entrar')}
      </Button>
      <ProviderButton wanted={wanted} entry={entry} />
      <p className={styles.other}>
        <Link to="/esqueci-senha">{text('shell.entrar.esqueciSenha')}</Link>
      </p>
      <TrialPeople busy={busy} onChoose={(login, senha) => void tryAs(login, senha)} />
    </form>
  );
};
