import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { externoApi } from '#schemas/api/externo.ts';
import type { ExternoConfirmado } from '#schemas/shapes/externo.ts';
import type { HttpProblem } from '#src/data/http-problem.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { quietly } from '#src/data/quietly.ts';
import { useText } from '#src/i18n/use-text.ts';
import { NewPasswordForm } from '#src/session/NewPasswordForm.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { NarrowSheet } from '#src/ui/NarrowSheet.tsx';
import { Note } from '#src/ui/Note.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { notify } from '#src/ui/notify.ts';
import { ExternoFrame } from './components/ExternoFrame.tsx';
import { useForgetReads } from './session.ts';
import { useWantedService } from './way-back.ts';

/** What a link carries leaves the address at once, and is never sent in one. */
const useLinkOfAddress = (): string => {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [link] = useState(() => hash.slice(1));
  useEffect(() => {
    if (hash !== '') void navigate({ pathname, search }, { replace: true });
  }, [hash, navigate, pathname, search]);
  return link;
};

/** The link of the first e-mail: it shows that the address is of who asked, who then chooses a password. */
export const ConfirmarCadastro = () => {
  const text = useText();
  usePageTitle(text('externo.confirmar.pagina'));
  const link = useLinkOfAddress();
  const [done, setDone] = useState<ExternoConfirmado>();
  const { act, isPending, error } = useAct(externoApi.confirmarCadastro, { ownError: true });
  const forget = useForgetReads();
  const navigate = useNavigate();
  const servicoId = useWantedService();
  const begin = async (made: ExternoConfirmado): Promise<void> => {
    if (!made.entrou) return setDone(made);
    await forget();
    notify(text('externo.confirmar.entrou'));
    await navigate(servicoId === undefined ? '/externo' : `/externo/solicitar/${servicoId}`, {
      replace: true,
    });
  };
  if (done)
    return (
      <Done
        title={text('externo.confirmar.feitoTitulo')}
        help={text(done.aguardaAprovacao ? 'externo.confirmar.aguarda' : 'externo.confirmar.feito')}
      />
    );
  return (
    <Choose
      link={link}
      read={externoApi.consultarCadastro}
      words={{
        title: text('externo.confirmar.titulo'),
        help: 'externo.confirmar.ajuda',
        again: '/externo/cadastro',
      }}
      busy={isPending}
      error={error ?? undefined}
      onChosen={(senha) => quietly(async () => begin(await act({ body: { link, senha } })))}
    />
  );
};

/** The link of a forgotten password. */
export const RedefinirSenhaExterna = () => {
  const text = useText();
  usePageTitle(text('entrada.redefinir.pagina'));
  const link = useLinkOfAddress();
  const [done, setDone] = useState(false);
  const { act, isPending, error } = useAct(externoApi.redefinirSenha, { ownError: true });
  if (done)
    return <Done title={text('entrada.redefinir.feitoTitulo')} help={text('entrada.redefinir.feito')} />;
  return (
    <Choose
      link={link}
      read={externoApi.consultarLink}
      words={{
        title: text('entrada.redefinir.titulo'),
        help: 'externo.redefinir.ajuda',
        again: '/externo/esqueci-senha',
      }}
      busy={isPending}
      error={error ?? undefined}
      onChosen={(senha) => quietly(act({ body: { link, senha } }), () => setDone(true))}
    />
  );
};

const Done = ({ title, help }: { readonly title: string; readonly help: string }) => {
  const text = useText();
  return (
    <ExternoFrame>
      <NarrowSheet title={title} help={<p>{help}</p>}>
        <Button variant="contained" size="large" component={Link} to="/externo">
          {text('externo.entrar.entrar')}
        </Button>
      </NarrowSheet>
    </ExternoFrame>
  );
};

interface ChooseProps {
  readonly link: string;
  readonly read: typeof externoApi.consultarCadastro | typeof externoApi.consultarLink;
  readonly words: {
    readonly title: string;
    readonly help: 'externo.confirmar.ajuda' | 'externo.redefinir.ajuda';
    readonly again: string;
  };
  readonly busy: boolean;
  readonly error: HttpProblem | undefined;
  readonly onChosen: (senha: string) => Promise<void>;
}

const Choose = ({ link, read, words, busy, error, onChosen }: ChooseProps) => {
  const text = useText();
  const found = useRead(
    read,
    { body: { link } },
    { ownError: true, enabled: link !== '', staleTime: Infinity },
  );
  const refused = error?.erros[0]?.mensagem;
  if (found.error)
    return (
      <ExternoFrame>
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      </ExternoFrame>
    );
  if (link === '' || found.data?.valido === false || error?.code === 'linkSenhaVencido')
    return (
      <ExternoFrame>
        <NarrowSheet title={text('externo.link.vencidoTitulo')} help={<p>{text('externo.link.vencido')}</p>}>
          <Button variant="contained" size="large" component={Link} to={words.again}>
            {text('externo.link.outro')}
          </Button>
          <Button size="large" component={Link} to="/externo">
            {text('externo.entrar.entrar')}
          </Button>
        </NarrowSheet>
      </ExternoFrame>
    );
  return (
    <ExternoFrame>
      {!found.data && <ListSkeleton />}
      {found.data && (
        <NarrowSheet title={words.title} help={<p>{text(words.help, { email: found.data.email ?? '' })}</p>}>
          {error && refused === undefined && (
            <Note tone="rubro" alert>
              {error.message}
            </Note>
          )}
          <NewPasswordForm
            regras={found.data.regras}
            submitLabel={text('externo.confirmar.guardar')}
            busy={busy}
            refused={refused === undefined ? {} : { nova: refused }}
            autoFocus
            wide
            onSubmit={({ nova }) => void onChosen(nova)}
          />
        </NarrowSheet>
      )}
    </ExternoFrame>
  );
};
