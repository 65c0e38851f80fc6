import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown, LogOut, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { refreshSession, signOut } from '#src/session/acts.ts';
import { useSignedIn } from '#src/session/use-session.ts';
import { UserAvatar } from '#src/ui/UserAvatar.tsx';
import { substituteItems } from './SubstituteItems.tsx';
import { unitItems } from './UnitItems.tsx';
import { useChangeOfSession } from './use-change-of-session.ts';
import styles from './Header.module.css';

/** Who is working, in which unit and for whom; changes all three and signs out. */
export const UserMenu = ({ compact }: { readonly compact: boolean }) => {
  const text = useText();
  const navigate = useNavigate();
  const session = useSignedIn();
  const { usuario, departamento } = session.dados;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { change, busy } = useChangeOfSession();
  const close = (): void => setAnchor(null);
  const choose: typeof change = (act, told) => {
    close();
    return change(act, told);
  };
  const open = (button: HTMLElement): void => {
    setAnchor(button);
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
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <div className={styles.menuHead} role="presentation">
          <b>{usuario.nome}</b>
          <div className="xs mut">{usuario.perfilAcessoDescricao}</div>
        </div>
        <Divider />
        {unitItems(session, text, choose, close)}
        {substituteItems(session, text, choose)}
        <Divider />
        <MenuItem component={Link} to="/opcoes-usuario/preferencias-usuario" onClick={close}>
          <ListItemIcon>
            <SlidersHorizontal aria-hidden="true" />
          </ListItemIcon>
          {text('shell.conta.preferencias')}
        </MenuItem>
        <MenuItem onClick={() => void leave()}>
          <ListItemIcon>
            <LogOut aria-hidden="true" />
          </ListItemIcon>
          {text('shell.conta.sair')}
        </MenuItem>
      </Menu>
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
