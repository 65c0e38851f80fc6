import { useSyncExternalStore } from 'react';
import { getLatestSession, getSession, subscribeSession, type Session } from './session-store.ts';

/** The session in use; undefined when nobody is signed in. */
export const useSession = (): Session | undefined => useSyncExternalStore(subscribeSession, getSession);

/** The session of a screen that only signed-in people reach; while it is taken down, the one that has just ended. */
export const useSignedIn = (): Session => {
  const session = useSyncExternalStore(subscribeSession, getLatestSession);
  if (!session) throw new Error('useSignedIn fora de uma tela com sessão');
  return session;
};
