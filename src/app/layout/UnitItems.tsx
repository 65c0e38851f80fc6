import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { Check } from 'lucide-react';
import type { useText } from '#src/i18n/use-text.ts';
import { switchUnit } from '#src/session/acts.ts';
import type { Session } from '#src/session/session-store.ts';
import type { useChangeOfSession } from './use-change-of-session.ts';

/** The units where the person may work, the present one marked. */
export const unitItems = (
  { dados }: Session,
  text: ReturnType<typeof useText>,
  choose: ReturnType<typeof useChangeOfSession>['change'],
  close: () => void,
) => [
  <ListSubheader key="unidades" role="presentation">
    {text('shell.conta.unidades')}
  </ListSubheader>,
  ...dados.listaUsuarioDepartamento.map(({ id, sigla, nome, cargo, chefe, secretario }) => {
    const here = id === dados.idUnidadeLogada;
    const go = (): void => {
      if (here) close();
      else void choose(() => switchUnit(id), text('shell.conta.trocou', { unidade: sigla }));
    };
    const duties = [
      cargo,
      chefe && text('shell.conta.chefe'),
      secretario && text('shell.conta.secretario'),
    ].filter(Boolean);
    return (
      <MenuItem key={id} role="menuitemradio" aria-checked={here} selected={here} onClick={go}>
        <ListItemIcon style={{ width: '1.143em' }}>{here && <Check aria-hidden="true" />}</ListItemIcon>
        <span>
          {text('shell.conta.unidadeDesta', { sigla, nome })}
          {duties.length > 0 && (
            <span className="xs mut" style={{ display: 'block' }}>
              {duties.join(' · ')}
            </span>
          )}
        </span>
      </MenuItem>
    );
  }),
];
