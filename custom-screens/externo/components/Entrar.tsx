import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useRef, useState, type FormEvent } from 'react';
import { Link, useMatch } from 'react-router-dom';
import { externoApi } from '#schemas/api/externo.ts';
import type { ExternoDesafio, ExternoEntrada } from '#schemas/shapes/externo.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { CodeInput } from '#src/session/CodeInput.tsx';
import { TrialMail } from '#src/session/TrialMail.tsx';
import { TrialPassword } from '#src/session/TrialPassword.tsx';
import { NarrowSheet } from '#src/ui/NarrowSheet.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PasswordInput } from '#src/ui/PasswordInput.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { quietly } from '#src/data/quietly.ts';
import { useForgetReads } from '../session.ts';
import { registrationFor } from '../way-back.ts';
import styles from '../Externo.module.css';

/** The way in from outside: the password, then the code that came by e-mail. */
export const Entrar = ({ again, beside = false }: EntrarProps) => {
  const [pending, setPending] = useState<ExternoDesafio>();
  return pending ? (
    <Codigo pending={pending} beside={beside} onPending={setPending} onLeave={() => setPending(undefined)} />
  ) : (
    <Senha again={again} beside={beside} onPending={setPending} />
  );
};

interface EntrarProps {
  /** The session ended under what the person was doing. */
  readonly again: boolean;
  /** It stands beside what anybody may read. */
  readonly beside?: boolean;
}

interface SenhaProps extends EntrarProps {
  readonly onPending: (pending: ExternoDesafio) => void;
}

const Senha = ({ again, beside, onPending }: SenhaProps) => {
  const text = useText();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState({ email: false, senha: false });
  const { data: options } = useRead(externoApi.opcoes, {}, { ownError: true });
  const { act, isPending, error } = useAct(externoApi.entrar, { ownError: true });
  const forget = useForgetReads();
  const servicoId = useMatch('/externo/solicitar/:id')?.params.id;
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const body = { email: email.current?.value.trim() ?? '', senha: password.current?.value ?? '' };
    setMissing({ email: body.email === '', senha: body.senha === '' });
    if (body.email === '') email.current?.focus();
    else if (body.senha === '') password.current?.focus();
    else
      await quietly(async () => {
        const pending = pendingOf(await act({ body }));
        if (pending) onPending(pending);
        else await forget();
      });
  };
  return (
    <NarrowSheet
      title={text('externo.entrar.titulo')}
      help={<p>{text('externo.entrar.ajuda')}</p>}
      beside={beside === true}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        {again && !error && <Note tone="ambar">{text('externo.entrar.terminou')}</Note>}
        {error && (
          <Note tone="rubro" alert>
            {error.code === 'credenciaisInvalidas' ? text('externo.entrar.naoConfere') : error.message}
          </Note>
        )}
        <TextInput
          id="email"
          label={text('externo.campo.email')}
          inputRef={email}
          required
          error={missing.email ? text('externo.entrar.informeEmail') : undefined}
          autoComplete="username"
          inputProps={{ inputMode: 'email', autoCapitalize: 'none', spellCheck: false, maxLength: 254 }}
        />
        <PasswordInput
          id="senha"
          label={text('externo.campo.senha')}
          inputRef={password}
          error={missing.senha ? text('externo.entrar.informeSenha') : undefined}
        />
        <TrialPassword />
        <Button type="submit" variant="contained" size="large" loading={isPending}>
          {text('externo.entrar.entrar')}
        </Button>
        <Link to="/externo/esqueci-senha">{text('externo.entrar.esqueci')}</Link>
        <Link to="/externo/acompanhar">{text('externo.entrar.acompanhar')}</Link>
        {options?.cadastroAberto && (
          <Link to={registrationFor(servicoId)}>{text('externo.entrar.criar')}</Link>
        )}
      </form>
    </NarrowSheet>
  );
};

/** The code that is still to come; on a device that is remembered there is none. */
const pendingOf = ({ desafio, para, expiraEm }: ExternoEntrada): ExternoDesafio | undefined =>
  desafio !== undefined && para !== undefined && expiraEm !== undefined
    ? { desafio, para, expiraEm }
    : undefined;

interface CodigoProps {
  readonly pending: ExternoDesafio;
  readonly beside: boolean;
  readonly onPending: (pending: ExternoDesafio) => void;
  readonly onLeave: () => void;
}

const Codigo = ({ pending, beside, onPending, onLeave }: CodigoProps) => {
  const text = useText();
  const code = useRef<HTMLInputElement>(null);
  const forget = useForgetReads();
  const [missing, setMissing] = useState(false);
  const [again, setAgain] = useState(false);
  const [lembrar, setLembrar] = useState(false);
  const enter = useAct(externoApi.entrarComCodigo, { ownError: true });
  const resend = useAct(externoApi.reenviarCodigo, { ownError: true });
  const { desafio, para } = pending;
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const codigo = code.current?.value.trim() ?? '';
    setMissing(codigo === '');
    if (codigo !== '')
      await quietly(async () => {
        await enter.act({ body: { desafio, codigo, lembrar } });
        await forget();
      });
    code.current?.focus();
  };
  const sendAgain = (): Promise<void> =>
    quietly(async () => {
      onPending(await resend.act({ body: { desafio } }));
      setAgain(true);
    });
  const over = (enter.error ?? resend.error)?.code === 'entradaVencida';
  const problem = enter.error?.erros[0]?.mensagem;
  const refusal = enter.error ?? resend.error;
  return (
    <NarrowSheet
      title={text('entrada.codigo.titulo')}
      beside={beside}
      help={
        <>
          <p>{text('externo.entrar.codigo', { para })}</p>
          <TrialMail />
        </>
      }
    >
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        {refusal && problem === undefined && (
          <Note tone="rubro" alert>
            {over ? text('externo.entrar.vencida') : refusal.message}
          </Note>
        )}
        {again && !refusal && <Note tone="verde">{text('externo.entrar.reenviado', { para })}</Note>}
        <CodeInput
          inputRef={code}
          autoFocus
          error={missing ? text('entrada.codigo.informe') : problem}
          readOnly={over}
        />
        <div>
          <FormControlLabel
            control={
              <Checkbox
                checked={lembrar}
                onChange={({ target }) => setLembrar(target.checked)}
                slotProps={{ input: { 'aria-describedby': 'lembrar-ajuda' } }}
              />
            }
            label={text('externo.aparelhos.lembrar')}
          />
          <p id="lembrar-ajuda" className="sub sm">
            {text('externo.aparelhos.lembrarAjuda')}
          </p>
        </div>
        <Button type="submit" variant="contained" size="large" loading={enter.isPending} disabled={over}>
          {text('entrada.codigo.entrar')}
        </Button>
        {!over && (
          <Button disabled={resend.isPending} onClick={() => void sendAgain()}>
            {text('entrada.codigo.reenviar')}
          </Button>
        )}
        <Button onClick={onLeave}>{text('externo.entrar.recomecar')}</Button>
      </form>
    </NarrowSheet>
  );
};
