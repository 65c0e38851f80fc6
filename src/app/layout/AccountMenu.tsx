import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { LogOut, UserRoundPen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { MenuLine } from '#src/ui/MenuLine.tsx';
import { substituteItems } from './SubstituteItems.tsx';
import { unitItems } from './UnitItems.tsx';
import type { useChangeOfSession } from './use-change-of-session.ts';
import styles from './Header.module.css';

interface AccountMenuProps {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly onChange: ReturnType<typeof useChangeOfSession>['change'];
  readonly onLeave: () => void;
}

/** What the person may change of the session: the unit, for whom they act, their choices; and the way out. */
export const AccountMenu = ({ anchor, onClose, onChange, onLeave }: AccountMenuProps) => {
  const text = useText();
  const session = useSignedIn();
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      <div className={styles.menuHead} role="presentation">
        <b>{session.dados.usuario.nome}</b>
        <div className="xs mut">{session.dados.usuario.perfilAcessoDescricao}</div>
      </div>
      <MenuLine />
      {unitItems(session, text, onChange, onClose)}
      {substituteItems(session, text, onChange)}
      <MenuLine />
      <MenuItem component={Link} to="/opcoes-usuario/preferencias-usuario" onClick={onClose}>
        <ListItemIcon>
          <UserRoundPen aria-hidden="true" />
        </ListItemIcon>
        {text('shell.conta.preferencias')}
      </MenuItem>
      <MenuItem onClick={onLeave}>
        <ListItemIcon>
          <LogOut aria-hidden="true" />
        </ListItemIcon>
        {text('shell.conta.sair')}
      </MenuItem>
    </Menu>
  );
};
