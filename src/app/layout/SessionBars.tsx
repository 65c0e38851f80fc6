import Button from '@mui/material/Button';
import { Clock, UserRoundCog } from 'lucide-react';
import { formatDay, formatTime } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { returnToOwnUser } from '#src/session/acts.ts';
import { useSoonEnding } from '#src/session/session-endings.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { useChangeOfSession } from './use-change-of-session.ts';
import styles from './SessionBars.module.css';

/** Under the header of every screen: for whom one acts, and what is about to end. */
export const SessionBars = () => {
  const text = useText();
  const { dados, usuarioSubstituto } = useSignedIn();
  const soon = useSoonEnding();
  const { change, busy } = useChangeOfSession();
  return (
    <>
      {usuarioSubstituto && (
        <section className={styles.bar} aria-label={text('shell.substituicao.rotulo')}>
          <UserRoundCog size="1.286em" aria-hidden="true" />
          <span className="grow">
            {text('shell.substituicao.faixa', {
              substituto: usuarioSubstituto.nome,
              nome: dados.usuario.nome,
              dia: formatDay(usuarioSubstituto.ate),
            })}
          </span>
          <Button
            variant="outlined"
            size="small"
            loading={busy}
            onClick={() => void change(returnToOwnUser, text('shell.conta.voltou'))}
          >
            {text('shell.substituicao.voltar')}
          </Button>
        </section>
      )}
      <div role="status">
        {soon && (
          <div className={styles.bar}>
            <Clock size="1.286em" aria-hidden="true" />
            <span>{text(`shell.termina.${soon.kind}`, { hora: formatTime(soon.instante) })}</span>
          </div>
        )}
      </div>
    </>
  );
};
