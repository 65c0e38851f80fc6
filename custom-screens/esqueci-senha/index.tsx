import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { entradaApi } from '#schemas/api/entrada.ts';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ForgottenPassword } from '#src/session/ForgottenPassword.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { PublicFrame } from '#src/session/PublicFrame.tsx';

/** Asks for the link that changes a forgotten password. */
export const EsqueciSenha = () => {
  const text = useText();
  usePageTitle(text('entrada.esqueci.pagina'));
  const { act, isPending, error } = useAct(entradaApi.esqueciSenha, { ownError: true });
  return (
    <PublicFrame
      service={text('shell.entrar.servico')}
      side={
        <Button variant="text" component={Link} to="/login">
          {text('shell.entrar.entrar')}
        </Button>
      }
    >
      <ForgottenPassword
        title={text('entrada.esqueci.titulo')}
        help={text('entrada.esqueci.ajuda')}
        sentHelp={text('entrada.esqueci.enviado')}
        field={{
          id: 'login',
          label: text('entrada.esqueci.campo'),
          missing: text('entrada.esqueci.informe'),
        }}
        back="/login"
        busy={isPending}
        error={error ?? undefined}
        onAsk={(login) => act({ body: { login } })}
      />
    </PublicFrame>
  );
};
