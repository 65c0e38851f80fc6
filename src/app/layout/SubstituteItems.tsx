import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { Undo2, UserRound } from 'lucide-react';
import { formatDay } from '#src/i18n/dates.ts';
import type { useText } from '#src/i18n/use-text.ts';
import { returnToOwnUser, substituteUser } from '#src/session/acts.ts';
import type { Session } from '#src/session/session-store.ts';
import { MenuLine } from '#src/ui/MenuLine.tsx';
import type { useChangeOfSession } from './use-change-of-session.ts';

/** The absent people for whom one may act now, and the way back. */
export const substituteItems = (
  { dados, usuarioSubstituto }: Session,
  text: ReturnType<typeof useText>,
  choose: ReturnType<typeof useChangeOfSession>['change'],
) => {
  const others = dados.listaUsuarioSubstituido.filter(({ id }) => id !== dados.usuario.idUsuario);
  return [
    ...(others.length + (usuarioSubstituto ? 1 : 0) > 0
      ? [
          <MenuLine key="divisao" />,
          <ListSubheader key="substituir" role="presentation">
            {text('shell.conta.substituir')}
          </ListSubheader>,
        ]
      : []),
    ...others.map(({ id, nome, ate }) => (
      <MenuItem
        key={id}
        onClick={() => void choose(() => substituteUser(id), text('shell.conta.atuando', { nome }))}
      >
        <ListItemIcon>
          <UserRound aria-hidden="true" />
        </ListItemIcon>
        <span>
          {text('shell.conta.atuarPor', { nome })}
          <span className="xs mut" style={{ display: 'block' }}>
            {text('shell.conta.ate', { dia: formatDay(ate) })}
          </span>
        </span>
      </MenuItem>
    )),
    ...(usuarioSubstituto
      ? [
          <MenuItem key="voltar" onClick={() => void choose(returnToOwnUser, text('shell.conta.voltou'))}>
            <ListItemIcon>
              <Undo2 aria-hidden="true" />
            </ListItemIcon>
            {text('shell.conta.voltar')}
          </MenuItem>,
        ]
      : []),
  ];
};
