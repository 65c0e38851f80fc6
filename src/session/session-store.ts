import { defined } from '#schemas/defined.ts';
import type { Preferencias } from '#schemas/shapes/preferencia.ts';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import { getToken, setToken, subscribeToken } from '#src/data/token.ts';
import { createStore, useStore } from '#src/store/store.ts';
import { clampFontSize, setAppearance } from '#src/theme/appearance.ts';
import { keepLocale } from '#src/ui/kept-locale.ts';
import { setErrorsSticky, setNotificationSeconds } from '#src/ui/notify.ts';
import { holdDraftKey } from './draft-key.ts';
import { draftOwnerOf } from './draft-owner.ts';
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

// another name when its shape changes: what an older version kept is read anew from the server
const stateName = 'sessao3';
let received: { readonly agora: string; readonly at: number } | undefined;

interface Sessions {
  readonly inUse?: Session;
  /** The one in use, or the one that has just ended. */
  readonly latest?: Session;
}

const sessions = createStore<Sessions>({});

export const subscribeSession = sessions.subscribe;

const change = (to: Session | undefined): void =>
  sessions.set({ inUse: to, latest: to ?? sessions.get().latest });

// before anybody else is told
subscribeSession(({ inUse: to }, { inUse: before }) => {
  holdDraftKey(to && draftOwnerOf(to), to?.chaveRascunhos);
  // another person or unit gets screens of its own: what was typed is kept for when its owner is back
  if (before && identityOf(before) !== identityOf(to)) tellSessionEnd();
  setNotificationSeconds(to?.userConfig.tempoApresentacaoMensagens);
  setErrorsSticky(to?.sistemaConfig.errosFixos ?? true);
  if (to) apply(to.userConfig.preferencias);
});

export const getSession = (): Session | undefined => sessions.get().inUse;

/** The session in use; undefined when nobody is signed in. */
export const useSession = (): Session | undefined => useStore(sessions, ({ inUse }) => inUse);

/** The session of a screen that only signed-in people reach; while it is taken down, the one that has just ended. */
export const useSignedIn = (): Session => {
  const session = useStore(sessions, ({ latest }) => latest);
  if (!session) throw new Error('useSignedIn fora de uma tela com sessão');
  return session;
};

/** Begins or changes the session with an answer of the server. */
export const openSession = ({ token, ...rest }: SessaoAberta): void => {
  setToken(token);
  received = { agora: rest.agora, at: performance.now() };
  const { userConfig } = rest;
  const preferencias = mergePreferences(userConfig.preferencias, held);
  const opened = { ...rest, userConfig: { ...userConfig, preferencias } };
  change(opened);
  void setLocalState(stateName, opened);
};

/** Choices on their way to the server: an answer that left before they arrived does not undo them. */
let held: Preferencias = {};
export const holdPreferences = (choices: Preferencias): void => {
  held = choices;
};

/** Each kind of notice is a choice by itself. */
export const mergePreferences = (known: Preferencias, change: Preferencias): Preferencias => ({
  ...known,
  ...change,
  ...defined({ avisos: change.avisos ? { ...known.avisos, ...change.avisos } : undefined }),
});

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

/** What the person has just chosen, so that every screen and the next page load have it. */
export const rememberPreferences = (preferencias: Preferencias): void => {
  const session = getSession();
  if (!session) return;
  const { userConfig } = session;
  const chosen = {
    ...session,
    userConfig: {
      ...userConfig,
      itensPorPagina: preferencias.itensPorPagina ?? userConfig.itensPorPagina,
      tempoApresentacaoMensagens: preferencias.segundosMensagem ?? userConfig.tempoApresentacaoMensagens,
      preferencias,
    },
  };
  change(chosen);
  void setLocalState(stateName, chosen);
};

/** Shows what the person chose; what they did not choose stays as this device has it. */
const apply = ({ tema, densidade, tamanhoFonte, idioma }: Preferencias): void => {
  setAppearance(
    defined({
      tema: tema || undefined,
      densidade: densidade || undefined,
      tamanho: tamanhoFonte !== undefined ? clampFontSize(tamanhoFonte) : undefined,
    }),
  );
  if (idioma) keepLocale(idioma);
};

/** Signing out in another tab signs out here. */
subscribeToken(() => {
  if (getToken() === undefined && getSession()) closeSession();
});

let onFollowed = (): void => undefined;

/** Told when this tab followed another: what it has now came from no answer of its own. */
export const listenToFollowing = (listener: () => void): void => {
  onFollowed = listener;
};

/** The token is of the whole browser: when another tab changes the person or the unit, this one follows. */
subscribeLocalState(async () => {
  await loadLocalState();
  const kept = getLocalState<Session>(stateName);
  if (!kept || getToken() === undefined || kept.carimbo === getSession()?.carimbo) return;
  change(kept);
  onFollowed();
});

/** Who acts, for whom and from where: another identity sees other things. */
export const identityOf = (of: Session | undefined): string | undefined =>
  of && [of.dados.usuario.idUsuario, of.dados.idUnidadeLogada, of.usuarioSubstituto?.id ?? 0].join('/');

/** When an answer of the server came, by the clock of this page; a session kept from another page load came from none. */
export const receivedAt = ({ agora }: Session): number | undefined =>
  received?.agora === agora ? received.at : undefined;
