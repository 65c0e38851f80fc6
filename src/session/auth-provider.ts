import type { AuthProvider } from 'react-admin';
import { signOut } from './acts.ts';
import { can } from './can.ts';
import { getSession } from './session-store.ts';

/** The session as react-admin asks for it; 401 and 403 were dealt with before they reach it. */
export const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  logout: () => signOut(),
  checkAuth: () => (getSession() ? Promise.resolve() : Promise.reject(new Error('fora da sessão'))),
  checkError: () => Promise.resolve(),
  getIdentity: () => {
    const user = getSession()?.dados.usuario;
    return Promise.resolve({ id: user?.idUsuario ?? 0, fullName: user?.nome ?? '' });
  },
  getPermissions: () => Promise.resolve(getSession()?.dados.perfilAcesso.permissoes ?? []),
  canAccess: ({ action }) => Promise.resolve(can(getSession(), action)),
};
