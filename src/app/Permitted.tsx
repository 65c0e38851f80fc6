import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Screen } from '#screens/screen.ts';
import { text } from '#src/i18n/text.ts';
import { can } from '#src/session/can.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { notify } from '#src/ui/notify.ts';

interface PermittedProps {
  readonly screen: Pick<Screen, 'path' | 'permission' | 'open' | 'name'>;
  readonly children: ReactNode;
}

/** Lets through who has the permission of the screen; a screen that names none and is not open is denied. */
export const Permitted = ({ screen, children }: PermittedProps) => {
  const session = useSignedIn();
  const allowed =
    screen.permission === undefined
      ? screen.open === true
      : [screen.permission].flat().some((one) => can(session, one));
  return allowed ? children : <Denied screen={screen} />;
};

const Denied = ({ screen }: Pick<PermittedProps, 'screen'>) => {
  const { pathname, search } = useLocation();
  useEffect(() => void notify(text('shell.acessoNegado.aviso'), { kind: 'error' }), []);
  const query = new URLSearchParams({
    breadcrumb: screen.name,
    matched: screen.path,
    path: pathname + search,
  });
  return <Navigate to={`/acesso-negado?${query.toString()}`} replace />;
};
