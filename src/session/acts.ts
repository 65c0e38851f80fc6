import { sessaoApi } from '#schemas/api/sessao.ts';
import type { Credenciais } from '#schemas/generated.ts';
import { call } from '#src/data/call.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { getToken } from '#src/data/token.ts';
import { dismissAll } from '#src/ui/notify.ts';
import { finishWork } from './ending.ts';
import { closeSession, openSession } from './session-store.ts';

/** Signs in and begins the session. */
export const signIn = async (credentials: Credenciais): Promise<void> => {
  const opened = await call(sessaoApi.entrar, { body: credentials });
  dismissAll();
  openSession(opened);
};

/** Works in another of the person's units, in the same session. */
export const switchUnit = async (id: number): Promise<void> => {
  openSession(await call(sessaoApi.logarDepartamento, { params: { id } }));
};

/** Reads the session anew: profile, units and settings may have changed since it was kept. */
export const refreshSession = async (): Promise<void> => {
  const before = getToken();
  const fresh = await call(sessaoApi.usuarioConfig, undefined, { quiet: true });
  // the renewal of the token is somebody else's work; an answer that came after signing out is nobody's
  if (before !== undefined && getToken() !== undefined)
    openSession({ ...fresh, token: getToken() ?? fresh.token });
};

/** Signs out: this browser forgets the session even if the server could not be told. */
export const signOut = async (): Promise<void> => {
  await finishWork();
  try {
    await call(sessaoApi.sair, undefined, { ownDenial: true });
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
  } finally {
    closeSession();
    dismissAll();
  }
};
