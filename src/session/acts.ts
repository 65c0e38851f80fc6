import { sessaoApi } from '#schemas/api/sessao.ts';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import { call } from '#src/data/call.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { getToken } from '#src/data/token.ts';
import { text } from '#src/i18n/text.ts';
import { dismissAll, notify } from '#src/ui/notify.ts';
import { draftOwnerOf } from './draft-owner.ts';
import { finishWork } from './ending.ts';
import { dropLocalDrafts, hasLocalDrafts } from './local-drafts.ts';
import { clearLocalState } from './local-state.ts';
import { moveHome } from './moving.ts';
import { leaveFor, reloadPage } from './navigation.ts';
import { closeSession, getSession, identityOf, openSession } from './session-store.ts';

/** Begins the session that the server has just opened. */
export const beginSession = (opened: SessaoAberta): void => {
  dismissAll();
  openSession(opened);
};

/** The caller tells of a refusal: nobody is sent elsewhere, and the session stays as it is. */
const toldByCaller = { ownDenial: true } as const;

/** Another unit or person begins at their first page. */
const beginAnew = (session: SessaoAberta): void => {
  moveHome();
  openSession(session);
};

/** Works in another of the person's units, in the same session. */
export const switchUnit = async (id: number): Promise<void> => {
  beginAnew(await call(sessaoApi.logarDepartamento, { params: { id } }, toldByCaller));
};

/** Acts in the place of an absent person. */
export const substituteUser = async (id: number): Promise<void> => {
  beginAnew(await call(sessaoApi.substituirUsuario, { params: { id } }, toldByCaller));
};

/** Stops acting in the place of another; when it fails the substitution goes on. */
export const returnToOwnUser = async (): Promise<void> => {
  beginAnew(await call(sessaoApi.voltarAoMeuUsuario, {}, toldByCaller));
};

/** Reads the session anew: profile, units and settings may have changed since it was kept. */
export const refreshSession = async (): Promise<void> => {
  const before = getToken();
  const beforeWho = identityOf(getSession());
  const fresh = await call(sessaoApi.usuarioConfig, undefined, { quiet: true });
  // the renewal of the token is somebody else's work; an answer that came after signing out is nobody's
  const unchanged = identityOf(getSession()) === beforeWho;
  if (before !== undefined && getToken() !== undefined && unchanged)
    openSession({ ...fresh, token: getToken() ?? fresh.token });
};

/** What was not saved waits for its person, who may also leave nothing behind. */
const tellOfDrafts = (owner: string): void => {
  if (!hasLocalDrafts(owner)) return;
  notify(text('shell.rascunhos.esperam'), {
    kind: 'warning',
    sticky: true,
    actions: [{ label: text('shell.rascunhos.apagar'), perform: () => dropLocalDrafts(owner) }],
  });
};

/** `codigoExtra` of a refused sign-out: the page is to begin anew. */
const sessionUnknown = 3;

/** Signs out: this browser forgets the session even if the server could not be told. */
export const signOut = async (): Promise<void> => {
  let unknown = false;
  let exit: string | undefined;
  const session = getSession();
  await finishWork();
  try {
    exit = (await call(sessaoApi.sair, undefined, { ownDenial: true })).endereco;
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    unknown = error.codigoExtra === sessionUnknown;
  } finally {
    closeSession();
    dismissAll();
  }
  if (session) tellOfDrafts(draftOwnerOf(session));
  if (exit !== undefined) leaveFor(exit);
  // what the page still holds belongs to a session that the server does not know: begin anew
  if (!unknown) return;
  await clearLocalState();
  reloadPage();
};
