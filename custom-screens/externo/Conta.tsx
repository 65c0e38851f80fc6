import { useState } from 'react';
import { Link } from 'react-router-dom';
import { credencialApi } from '#schemas/api/credencial.ts';
import { externoApi } from '#schemas/api/externo.ts';
import { cpfCnpj } from '#schemas/formats/cpf-cnpj.ts';
import type { ExternoSessao } from '#schemas/shapes/externo.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { NewPasswordForm } from '#src/session/NewPasswordForm.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { Note } from '#src/ui/Note.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import { Aparelhos } from './components/Aparelhos.tsx';
import { SignedInPage } from './components/ExternoFrame.tsx';
import { quietly } from '#src/data/quietly.ts';
import styles from './Externo.module.css';

/** What is known of the person, and the password. */
export const Conta = () => {
  const text = useText();
  usePageTitle(text('externo.conta.titulo'));
  return <SignedInPage>{(sessao) => <Account sessao={sessao} />}</SignedInPage>;
};

const Account = ({ sessao }: { readonly sessao: ExternoSessao }) => {
  const text = useText();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{text('externo.conta.titulo')}</h1>
      <Sheet title={text('externo.conta.dados')}>
        <Facts
          items={[
            [text('externo.campo.nome'), sessao.nome],
            [text('externo.campo.documento'), cpfCnpj.display(sessao.documento)],
            [text('externo.campo.email'), sessao.email],
          ]}
        />
        <p className={`sub sm ${styles.after}`}>{text('externo.conta.mudar')}</p>
      </Sheet>
      <Sheet title={text('externo.procuracao.titulo')}>
        <p>{text('externo.procuracao.ajuda')}</p>
        <Link to="/externo/procuracoes">{text('externo.conta.procuracoes')}</Link>
      </Sheet>
      <Sheet title={text('externo.conta.senha')}>
        <ChangePassword />
      </Sheet>
      <Sheet title={text('externo.aparelhos.titulo')} flush>
        <Aparelhos />
      </Sheet>
    </div>
  );
};

const ChangePassword = () => {
  const text = useText();
  const [changed, setChanged] = useState(0);
  const rules = useRead(credencialApi.regrasSenha, {}, { ownError: true, quiet: true });
  const { act, isPending, error } = useAct(externoApi.trocarSenha, { ownError: true });
  const refused = Object.fromEntries((error?.erros ?? []).map(({ campo, mensagem }) => [campo, mensagem]));
  return (
    <div className={styles.form}>
      {error && error.erros.length === 0 && (
        <Note tone="rubro" alert>
          {error.message}
        </Note>
      )}
      {changed > 0 && !error && <Note tone="verde">{text('externo.conta.senhaTrocada')}</Note>}
      <NewPasswordForm
        key={changed}
        regras={rules.data}
        submitLabel={text('entrada.senha.trocar')}
        busy={isPending}
        refused={refused}
        withCurrent
        onSubmit={({ atual, nova }) =>
          void quietly(async () => {
            await act({ body: { atual, nova } });
            setChanged((times) => times + 1);
          })
        }
      />
    </div>
  );
};
