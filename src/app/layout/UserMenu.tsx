import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check, ChevronDown, LogOut } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#src/i18n/use-text.ts';
import { signOut, switchUnit } from '#src/session/acts.ts';
import { useSignedIn } from '#src/session/use-session.ts';
import { notify, notifyProblem } from '#src/ui/notify.ts';
import { UserAvatar } from '#src/ui/UserAvatar.tsx';
import styles from './Header.module.css';

/** Who is working and in which unit; changes the unit and signs out. */
export const UserMenu = ({ compact }: { readonly compact: boolean }) => {
  const text = useText();
  const navigate = useNavigate();
  const { dados } = useSignedIn();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [busy, setBusy] = useState(false);
  const { usuario, departamento, listaUsuarioDepartamento: units, idUnidadeLogada } = dados;
  const unitName = text('shell.conta.unidadeDesta', { sigla: departamento.sigla, nome: departamento.nome });
  const choose = async (id: number, name: string): Promise<void> => {
    setAnchor(null);
    if (id === idUnidadeLogada || busy) return;
    setBusy(true);
    try {
      await switchUnit(id);
      notify(text('shell.conta.trocou', { unidade: name }));
      void navigate('/');
    } catch (error) {
      notifyProblem(error);
    } finally {
      setBusy(false);
    }
  };
  const leave = async (): Promise<void> => {
    setAnchor(null);
    await signOut();
    void navigate('/login', { replace: true });
  };
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
        onClick={(event) => setAnchor(event.currentTarget)}
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
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <div className={styles.menuHead} role="presentation">
          <b>{usuario.nome}</b>
          <div className="xs mut">{usuario.perfilAcessoDescricao}</div>
        </div>
        <Divider />
        <ListSubheader role="presentation">{text('shell.conta.unidades')}</ListSubheader>
        {units.map((unit) => (
          <MenuItem
            key={unit.id}
            role="menuitemradio"
            aria-checked={unit.id === idUnidadeLogada}
            selected={unit.id === idUnidadeLogada}
            onClick={() => void choose(unit.id, unit.sigla)}
          >
            <ListItemIcon style={{ width: '1.143em' }}>
              {unit.id === idUnidadeLogada && <Check aria-hidden="true" />}
            </ListItemIcon>
            <span>
              {text('shell.conta.unidadeDesta', { sigla: unit.sigla, nome: unit.nome })}
              {unit.cargo !== undefined && (
                <span className="xs mut" style={{ display: 'block' }}>
                  {unit.cargo}
                </span>
              )}
            </span>
          </MenuItem>
        ))}
        <Divider />
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
