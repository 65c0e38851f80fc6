import { defined } from '#schemas/defined.ts';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { externoApi } from '#schemas/api/externo.ts';
import { formats } from '#schemas/formats.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Terms } from '#src/session/Terms.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { TrialMail } from '#src/session/TrialMail.tsx';
import { NarrowSheet } from '#src/ui/NarrowSheet.tsx';
import { Note } from '#src/ui/Note.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { ExternoFrame } from './components/ExternoFrame.tsx';
import { quietly } from '#src/data/quietly.ts';
import { useWantedService } from './way-back.ts';
import styles from './Externo.module.css';

/** An account for somebody from outside. What it answers says nothing about who has one. */
export const Cadastro = () => {
  const text = useText();
  usePageTitle(text('externo.cadastro.pagina'));
  const [sent, setSent] = useState<string>();
  const { data, error, refetch } = useRead(externoApi.opcoes, {}, { ownError: true });
  return (
    <ExternoFrame
      side={
        <Button size="small" component={Link} to="/externo">
          {text('externo.entrar.entrar')}
        </Button>
      }
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={4} />}
      {data && !data.cadastroAberto && (
        <NarrowSheet
          title={text('externo.cadastro.fechadoTitulo')}
          help={<p>{text('externo.recusa.fechado')}</p>}
        />
      )}
      {data?.cadastroAberto && sent === undefined && <Form onSent={setSent} />}
      {sent !== undefined && (
        <NarrowSheet
          title={text('externo.cadastro.enviadoTitulo')}
          help={
            <>
              <p>{text('externo.cadastro.enviado', { email: sent })}</p>
              <p>{text(data?.aprovacao ? 'externo.cadastro.depoisAprova' : 'externo.cadastro.naoChegou')}</p>
              <TrialMail />
            </>
          }
        />
      )}
    </ExternoFrame>
  );
};

const fields = ['nome', 'documento', 'email'] as const;
type Field = (typeof fields)[number] | 'aceite';

const Form = ({ onSent }: { readonly onSent: (email: string) => void }) => {
  const text = useText();
  const refs = {
    nome: useRef<HTMLInputElement>(null),
    documento: useRef<HTMLInputElement>(null),
    email: useRef<HTMLInputElement>(null),
  };
  const servicoId = useWantedService();
  const [aceite, setAceite] = useState(false);
  const [wrong, setWrong] = useState<Partial<Record<Field, string>>>({});
  const { act, isPending, error } = useAct(externoApi.cadastrar, { ownError: true });
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const valueOf = (field: (typeof fields)[number]): string => refs[field].current?.value.trim() ?? '';
    const body = {
      nome: valueOf('nome'),
      documento: valueOf('documento'),
      email: valueOf('email'),
      aceite,
      ...defined({ servicoId }),
    };
    const found: Partial<Record<Field, string>> = defined({
      nome: body.nome.length < 3 ? text('externo.recusa.nome') : undefined,
      documento: formats['cpf-cnpj'].accepts(body.documento.replace(/\W/g, '').toUpperCase())
        ? undefined
        : text('validacao.formato.cpf-cnpj'),
      email: formats.email.accepts(body.email) ? undefined : text('validacao.formato.email'),
      aceite: aceite ? undefined : text('externo.recusa.aceite'),
    });
    setWrong(found);
    const first = fields.find((field) => found[field] !== undefined);
    if (first !== undefined) refs[first].current?.focus();
    if (Object.keys(found).length > 0) return;
    await quietly(async () => {
      await act({ body });
      onSent(body.email);
    });
  };
  const errorOf = (field: Field): string | undefined =>
    wrong[field] ?? error?.erros.find(({ campo }) => campo === field)?.mensagem;
  return (
    <NarrowSheet title={text('externo.cadastro.titulo')} help={<p>{text('externo.cadastro.ajuda')}</p>}>
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        {error && error.erros.length === 0 && (
          <Note tone="rubro" alert>
            {error.message}
          </Note>
        )}
        <TextInput
          id="nome"
          label={text('externo.campo.nome')}
          inputRef={refs.nome}
          required
          error={errorOf('nome')}
          autoComplete="name"
          inputProps={{ maxLength: 150 }}
        />
        <TextInput
          id="documento"
          label={text('externo.campo.documento')}
          inputRef={refs.documento}
          required
          error={errorOf('documento')}
          help={text('externo.cadastro.documentoAjuda')}
          inputProps={{ maxLength: 20, spellCheck: false }}
        />
        <TextInput
          id="email"
          label={text('externo.campo.email')}
          inputRef={refs.email}
          required
          error={errorOf('email')}
          help={text('externo.cadastro.emailAjuda')}
          autoComplete="email"
          inputProps={{ inputMode: 'email', autoCapitalize: 'none', spellCheck: false, maxLength: 254 }}
        />
        <div className={styles.terms} tabIndex={0} role="group" aria-label={text('externo.cadastro.termos')}>
          <Terms />
        </div>
        <div>
          <FormControlLabel
            control={
              <Checkbox
                checked={aceite}
                onChange={(event) => setAceite(event.target.checked)}
                slotProps={{ input: { 'aria-describedby': 'aceite-ajuda' } }}
              />
            }
            label={text('externo.cadastro.aceito')}
          />
          {errorOf('aceite') !== undefined && (
            <FormHelperText id="aceite-ajuda" error>
              {errorOf('aceite')}
            </FormHelperText>
          )}
        </div>
        <Button type="submit" variant="contained" size="large" loading={isPending}>
          {text('externo.cadastro.enviar')}
        </Button>
        <Link to="/externo">{text('externo.cadastro.jaTenho')}</Link>
      </form>
    </NarrowSheet>
  );
};
