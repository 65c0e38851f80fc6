import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { entradaApi } from '#schemas/api/entrada.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { NewPasswordForm } from '#src/session/NewPasswordForm.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { NarrowSheet } from '#src/ui/NarrowSheet.tsx';
import { Note } from '#src/ui/Note.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { PublicFrame } from '#src/session/PublicFrame.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';

/** The link of the e-mail leads here. What it carries leaves the address at once, and is never sent in one. */
export const RedefinirSenha = () => {
  const text = useText();
  usePageTitle(text('entrada.redefinir.pagina'));
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [link] = useState(() => hash.slice(1));
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (hash !== '') void navigate('/redefinir-senha', { replace: true });
  }, [hash, navigate]);
  return (
    <PublicFrame service={text('shell.entrar.servico')}>
      {done ? (
        <NarrowSheet
          title={text('entrada.redefinir.feitoTitulo')}
          help={<p>{text('entrada.redefinir.feito')}</p>}
        >
          <Button variant="contained" size="large" component={Link} to="/login">
            {text('entrada.redefinir.entrar')}
          </Button>
        </NarrowSheet>
      ) : (
        <Choose link={link} onDone={() => setDone(true)} />
      )}
    </PublicFrame>
  );
};

const Choose = ({ link, onDone }: { readonly link: string; readonly onDone: () => void }) => {
  const text = useText();
  const { data, error, refetch } = useRead(
    entradaApi.consultarLinkSenha,
    { body: { link } },
    { ownError: true, enabled: link !== '', staleTime: Infinity },
  );
  const change = useAct(entradaApi.redefinirSenha, { ownError: true });
  const refused = change.error?.erros[0]?.mensagem;
  if (error)
    return (
      <ErrorState error={error} title={text('entrada.redefinir.naoLido')} onRetry={() => void refetch()} />
    );
  if (link === '' || data?.valido === false || change.error?.code === 'linkSenhaVencido')
    return (
      <NarrowSheet
        title={text('entrada.redefinir.vencidoTitulo')}
        help={<p>{text('entrada.redefinir.vencido')}</p>}
      >
        <Button variant="contained" size="large" component={Link} to="/esqueci-senha">
          {text('entrada.redefinir.pedirOutro')}
        </Button>
      </NarrowSheet>
    );
  if (!data) return <ListSkeleton />;
  const send = async (senha: string): Promise<void> => {
    try {
      await change.act({ body: { link, senha } });
      onDone();
    } catch (problem) {
      // shown with the form
      if (!(problem instanceof HttpProblem)) throw problem;
    }
  };
  return (
    <NarrowSheet
      title={text('entrada.redefinir.titulo')}
      help={<p>{text('entrada.redefinir.ajuda', { login: data.login ?? '' })}</p>}
    >
      {change.error && refused === undefined && (
        <Note tone="rubro" alert>
          {change.error.message}
        </Note>
      )}
      <NewPasswordForm
        regras={data.regras}
        submitLabel={text('entrada.senha.trocar')}
        busy={change.isPending}
        refused={refused === undefined ? {} : { nova: refused }}
        autoFocus
        wide
        onSubmit={({ nova }) => void send(nova)}
      />
    </NarrowSheet>
  );
};
