import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { refreshSession, signOut } from '#src/session/acts.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { later } from '#src/ui/later.tsx';
import { tellMenuOpened } from '#src/ui/menu-opened.ts';
import { UserAvatar } from '#src/ui/UserAvatar.tsx';
import { useChangeOfSession } from './use-change-of-session.ts';
import styles from './Header.module.css';

const AccountMenu = later(() => import('./AccountMenu.tsx').then((module) => module.AccountMenu));

/** Who is working, in which unit and for whom; changes all three and signs out. */
export const UserMenu = ({ compact }: { readonly compact: boolean }) => {
  const text = useText();
  const navigate = useNavigate();
  const { usuario, departamento } = useSignedIn().dados;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // once fetched it stays, so that it can be seen closing
  const [opened, setOpened] = useState(false);
  const { change, busy } = useChangeOfSession();
  const close = (): void => setAnchor(null);
  const choose: typeof change = (act, told) => {
    close();
    return change(act, told);
  };
  const open = (button: HTMLElement): void => {
    tellMenuOpened();
    setAnchor(button);
    setOpened(true);
    void readAgain();
  };
  const leave = async (): Promise<void> => {
    close();
    await signOut();
    void navigate('/login', { replace: true });
  };
  const unitName = text('shell.conta.unidadeDesta', { sigla: departamento.sigla, nome: departamento.nome });
  return (
    <>
      <button
        type="button"
        className={styles.user}
        aria-label={
          compact ? `${text('shell.cabecalho.usuario', { nome: usuario.nome })}, ${unitName}` : undefined
        }
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-busy={busy}
        onClick={(event) => open(event.currentTarget)}
      >
        <UserAvatar name={usuario.nome} />
        {!compact && (
          <>
            <span className="cut">
              <b className="cut">{usuario.nome}</b>
              <small className="cut">{unitName}</small>
            </span>
            <ChevronDown size="1.143em" aria-hidden="true" />
          </>
        )}
      </button>
      {opened && (
        <AccountMenu anchor={anchor} onClose={close} onChange={choose} onLeave={() => void leave()} />
      )}
    </>
  );
};

/** Somebody may have become absent since the page was loaded. */
const readAgain = async (): Promise<void> => {
  try {
    await refreshSession();
  } catch (error) {
    // the menu shows what is known; a refused session was told where it is dealt with
    if (!(error instanceof HttpProblem)) throw error;
  }
};
