import type { SessaoAberta } from '#schemas/generated.ts';
import { getToken, setToken, subscribeToken } from '#src/data/token.ts';
import { clampFontSize, setAppearance } from '#src/theme/appearance.ts';
import { setNotificationSeconds } from '#src/ui/notify.ts';
import { tellSessionEnd } from './ending.ts';
import {
  clearLocalState,
  getLocalState,
  loadLocalState,
  setLocalState,
  subscribeLocalState,
} from './local-state.ts';

/** Who is working and what they may do; the token is kept apart. */
export type Session = Omit<SessaoAberta, 'token'>;

const stateName = 'sessao';
const listeners = new Set<() => void>();
let session: Session | undefined;
/** The session in use, or the one that has just ended. */
let latest: Session | undefined;

const change = (to: Session | undefined): void => {
  const before = session;
  session = to;
  latest = to ?? latest;
  if (before && before.dados.usuario.idUsuario !== to?.dados.usuario.idUsuario) tellSessionEnd();
  setNotificationSeconds(to?.userConfig.tempoApresentacaoMensagens);
  const size = to?.dados.usuario.sizeFonte;
  if (size !== undefined) setAppearance({ tamanho: clampFontSize(size) });
  for (const listener of listeners) listener();
};

export const getSession = (): Session | undefined => session;

/** What a screen was painted with: it still stands for a moment after its session ended. */
export const getLatestSession = (): Session | undefined => latest;

export const subscribeSession = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Begins or changes the session with an answer of the server. */
export const openSession = ({ token, ...rest }: SessaoAberta): void => {
  setToken(token);
  change(rest);
  void setLocalState(stateName, rest);
};

/** Takes up the session that this browser kept, if its token is still here. */
export const resumeSession = (): void => {
  if (getToken() !== undefined) change(getLocalState<Session>(stateName));
};

/** Ends the session in this browser; the server is told by who calls this. */
export const closeSession = (): void => {
  setToken(undefined);
  setAppearance({ tamanho: undefined });
  void clearLocalState();
  change(undefined);
};

/** The size that the person has just chosen, so that the next page load begins with it. */
export const rememberFontSize = (sizeFonte: number): void => {
  if (!session) return;
  session = { ...session, dados: { ...session.dados, usuario: { ...session.dados.usuario, sizeFonte } } };
  void setLocalState(stateName, session);
};

/** Signing out in another tab signs out here. */
subscribeToken(() => {
  if (getToken() === undefined && session !== undefined) closeSession();
});

/** The token is of the whole browser: when another tab changes the person or the unit, this one follows. */
subscribeLocalState(async () => {
  await loadLocalState();
  const kept = getLocalState<Session>(stateName);
  if (kept && getToken() !== undefined && who(kept) !== who(session)) change(kept);
});

const who = (of: Session | undefined): string =>
  of ? `${of.dados.usuario.idUsuario}/${of.dados.idUnidadeLogada}` : '';
