import { preferenciaApi } from '#schemas/api/preferencia.ts';
import { temaApi } from '#schemas/api/tema.ts';
import type { Preferencias } from '#schemas/generated.ts';
import { call } from '#src/data/call.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { keepLocale } from '#src/i18n/kept-locale.ts';
import { text } from '#src/i18n/text.ts';
import { onAppearanceChosen, setAppearance } from '#src/theme/appearance.ts';
import { notify } from '#src/ui/notify.ts';
import { refreshSession } from './acts.ts';
import { beforeSignOut, onSessionEnd } from './ending.ts';
import { getSession, holdPreferences, mergePreferences, rememberPreferences } from './session-store.ts';

/** Several choices in a row are one change. */
const settleMs = 400;

export type KeepState = 'parado' | 'guardando' | 'guardado' | 'falhou';

let waiting: Preferencias = {};
let timer: ReturnType<typeof setTimeout> | undefined;
let state: KeepState = 'parado';
const listeners = new Set<() => void>();

const tell = (to: KeepState): void => {
  state = to;
  for (const listener of listeners) listener();
};

export const getKeepState = (): KeepState => state;

export const subscribeKeepState = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Takes effect at once in every screen, and is kept on the server for every browser of the person. */
export const choosePreferences = (change: Preferencias): void => {
  const session = getSession();
  if (!session) return;
  rememberPreferences(mergePreferences(session.userConfig.preferencias, change));
  waiting = mergePreferences(waiting, change);
  holdPreferences(waiting);
  tell('guardando');
  clearTimeout(timer);
  timer = setTimeout(() => void send(), settleMs);
};

/** Everything as the institution has it, on the server and here. */
export const forgetPreferences = async (): Promise<void> => {
  drop();
  await call(preferenciaApi.esquecer);
  setAppearance({ tema: 'claro', densidade: 'confortavel', tamanho: undefined });
  keepLocale('pt-BR');
  await refreshSession();
  tell('guardado');
};

const send = async (): Promise<void> => {
  clearTimeout(timer);
  const { tamanhoFonte: size, ...others } = waiting;
  waiting = {};
  const quietly = { quiet: true, ownDenial: true, keepalive: true };
  try {
    if (size !== undefined) await call(temaApi.tamanhoFonte, { params: { size } }, quietly);
    if (Object.keys(others).length > 0) await call(preferenciaApi.escolher, { body: others }, quietly);
    tell('guardado');
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    tell('falhou');
    // without a session nothing was promised: its end was told
    if (getSession()) notify(text('shell.aparencia.naoGuardou'), { kind: 'error' });
  } finally {
    holdPreferences(waiting);
  }
};

const flush = async (): Promise<void> => {
  if (getSession() && Object.keys(waiting).length > 0) await send();
};

const drop = (): void => {
  clearTimeout(timer);
  waiting = {};
  holdPreferences(waiting);
};

/** Keeps what is chosen anywhere in the screens of a signed-in person, until the last of it is sent. */
export const followChoices = (): (() => void) => {
  const leave = (): void => void flush();
  const stops = [
    onAppearanceChosen(({ tamanho, ...others }) =>
      choosePreferences({ ...others, ...(tamanho !== undefined && { tamanhoFonte: tamanho }) }),
    ),
    beforeSignOut(flush),
    // another unit is still the same person; what one person chose is never sent in the session of the next
    onSessionEnd(() => (getSession() ? leave() : drop())),
  ];
  addEventListener('pagehide', leave);
  return () => {
    removeEventListener('pagehide', leave);
    for (const stop of stops) stop();
    leave();
  };
};
