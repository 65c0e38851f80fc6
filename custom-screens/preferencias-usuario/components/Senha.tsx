import { useState } from 'react';
import { credencialApi } from '#schemas/api/credencial.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { NewPasswordForm } from '#src/session/NewPasswordForm.tsx';
import { PasswordElsewhere } from '#src/session/PasswordElsewhere.tsx';
import { useSession } from '#src/session/session-store.ts';
import { Note } from '#src/ui/Note.tsx';
import { notify } from '#src/ui/notify.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import styles from '../Preferencias.module.css';

/** The person's own password, by who knows the present one. */
export const Senha = () => {
  const text = useText();
  const regras = useRead(credencialApi.regrasSenha, {}, { quiet: true, ownError: true });
  const change = useAct(credencialApi.trocarSenha, { ownError: true, refresh: [credencialApi.sessoes] });
  const elsewhere = useSession()?.senhaDe === 'DIRETORIO';
  const [times, setTimes] = useState(0);
  const refused = Object.fromEntries(
    change.error?.erros.map(({ campo, mensagem }) => [campo, mensagem]) ?? [],
  );
  const send = async (atual: string, nova: string): Promise<void> => {
    try {
      await change.act({ body: { atual, nova } });
    } catch (error) {
      // shown with the form
      if (!(error instanceof HttpProblem)) throw error;
      return;
    }
    setTimes(times + 1);
    notify(text('entrada.senha.trocada'), { kind: 'success' });
  };
  if (elsewhere)
    return (
      <Sheet title={text('entrada.senha.secao')}>
        <PasswordElsewhere />
      </Sheet>
    );
  return (
    <Sheet title={text('entrada.senha.secao')}>
      <PasswordElsewhere />
      <p className={styles.lead}>{text('entrada.senha.secaoAjuda')}</p>
      {change.error && change.error.erros.length === 0 && (
        <Note tone="rubro" alert>
          {change.error.message}
        </Note>
      )}
      <NewPasswordForm
        key={times}
        withCurrent
        regras={regras.data}
        submitLabel={text('entrada.senha.trocar')}
        busy={change.isPending}
        refused={refused}
        onSubmit={({ atual, nova }) => void send(atual, nova)}
      />
    </Sheet>
  );
};
