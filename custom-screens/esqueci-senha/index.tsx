import Button from '@mui/material/Button';
import { useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { entradaApi } from '#schemas/api/entrada.ts';
import { useAct } from '#src/data/query.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { NarrowSheet } from '#src/ui/NarrowSheet.tsx';
import { Note } from '#src/ui/Note.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { PublicFrame } from '#src/ui/PublicFrame.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import styles from './EsqueciSenha.module.css';

/** Asks for the link that changes a forgotten password. What it answers says nothing about who exists. */
export const EsqueciSenha = () => {
  const text = useText();
  usePageTitle(text('entrada.esqueci.pagina'));
  const [sent, setSent] = useState(false);
  return (
    <PublicFrame
      service={text('shell.entrar.servico')}
      side={
        <Button variant="text" component={Link} to="/login">
          {text('shell.entrar.entrar')}
        </Button>
      }
    >
      {sent ? (
        <NarrowSheet
          title={text('entrada.esqueci.enviadoTitulo')}
          help={
            <>
              <p>{text('entrada.esqueci.enviado')}</p>
              <p>{text('entrada.esqueci.naoChegou')}</p>
            </>
          }
        >
          <Button component={Link} to="/login">
            {text('entrada.esqueci.voltar')}
          </Button>
        </NarrowSheet>
      ) : (
        <AskForm onSent={() => setSent(true)} />
      )}
    </PublicFrame>
  );
};

const AskForm = ({ onSent }: { readonly onSent: () => void }) => {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const { act, isPending, error } = useAct(entradaApi.esqueciSenha, { ownError: true });
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const login = field.current?.value.trim() ?? '';
    setMissing(login === '');
    if (login === '') {
      field.current?.focus();
      return;
    }
    try {
      await act({ body: { login } });
      onSent();
    } catch (problem) {
      // shown above the field
      if (!(problem instanceof HttpProblem)) throw problem;
    }
  };
  return (
    <NarrowSheet title={text('entrada.esqueci.titulo')} help={<p>{text('entrada.esqueci.ajuda')}</p>}>
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        {error && (
          <Note tone="rubro" alert>
            {error.message}
          </Note>
        )}
        <TextInput
          id="login"
          label={text('entrada.esqueci.campo')}
          inputRef={field}
          required
          autoFocus
          error={missing ? text('entrada.esqueci.informe') : undefined}
          autoComplete="username"
          inputProps={{ autoCapitalize: 'none', spellCheck: false, maxLength: 254 }}
        />
        <Button type="submit" variant="contained" size="large" loading={isPending}>
          {text('entrada.esqueci.enviar')}
        </Button>
        <Link to="/login">{text('entrada.esqueci.voltar')}</Link>
      </form>
    </NarrowSheet>
  );
};
