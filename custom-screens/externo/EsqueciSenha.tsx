import Button from '@mui/material/Button';
import { useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { externoApi } from '#schemas/api/externo.ts';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { NarrowSheet } from '#src/ui/NarrowSheet.tsx';
import { Note } from '#src/ui/Note.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { TextInput } from '#src/ui/TextInput.tsx';
import { ExternoFrame } from './components/ExternoFrame.tsx';
import { quietly } from './quietly.ts';
import styles from './Externo.module.css';

/** Asks for the link that chooses a password, the first one too. What it answers says nothing about who exists. */
export const EsqueciSenhaExterna = () => {
  const text = useText();
  usePageTitle(text('entrada.esqueci.pagina'));
  const field = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const [sent, setSent] = useState(false);
  const { act, isPending, error } = useAct(externoApi.esqueciSenha, { ownError: true });
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const email = field.current?.value.trim() ?? '';
    setMissing(email === '');
    if (email === '') field.current?.focus();
    else
      await quietly(async () => {
        await act({ body: { email } });
        setSent(true);
      });
  };
  if (sent)
    return (
      <ExternoFrame>
        <NarrowSheet
          title={text('entrada.esqueci.enviadoTitulo')}
          help={
            <>
              <p>{text('externo.esqueci.enviado')}</p>
              <p>{text('entrada.esqueci.naoChegou')}</p>
            </>
          }
        >
          <Button component={Link} to="/externo">
            {text('entrada.esqueci.voltar')}
          </Button>
        </NarrowSheet>
      </ExternoFrame>
    );
  return (
    <ExternoFrame>
      <NarrowSheet title={text('externo.esqueci.titulo')} help={<p>{text('externo.esqueci.ajuda')}</p>}>
        <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
          {error && (
            <Note tone="rubro" alert>
              {error.message}
            </Note>
          )}
          <TextInput
            id="email"
            label={text('externo.campo.email')}
            inputRef={field}
            required
            error={missing ? text('externo.entrar.informeEmail') : undefined}
            autoComplete="username"
            inputProps={{ inputMode: 'email', autoCapitalize: 'none', spellCheck: false, maxLength: 254 }}
          />
          <Button type="submit" variant="contained" size="large" loading={isPending}>
            {text('entrada.esqueci.enviar')}
          </Button>
          <Link to="/externo">{text('entrada.esqueci.voltar')}</Link>
        </form>
      </NarrowSheet>
    </ExternoFrame>
  );
};
