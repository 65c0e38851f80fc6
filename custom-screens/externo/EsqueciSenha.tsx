import { externoApi } from '#schemas/api/externo.ts';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ForgottenPassword } from '#src/session/ForgottenPassword.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { ExternoFrame } from './components/ExternoFrame.tsx';

/** Asks for the link that chooses a password, the first one too. */
export const EsqueciSenhaExterna = () => {
  const text = useText();
  usePageTitle(text('entrada.esqueci.pagina'));
  const { act, isPending, error } = useAct(externoApi.esqueciSenha, { ownError: true });
  return (
    <ExternoFrame>
      <ForgottenPassword
        title={text('externo.esqueci.titulo')}
        help={text('externo.esqueci.ajuda')}
        sentHelp={text('externo.esqueci.enviado')}
        field={{
          id: 'email',
          label: text('externo.campo.email'),
          missing: text('externo.entrar.informeEmail'),
          inputProps: { inputMode: 'email' },
        }}
        back="/externo"
        busy={isPending}
        error={error ?? undefined}
        onAsk={(email) => act({ body: { email } })}
      />
    </ExternoFrame>
  );
};
