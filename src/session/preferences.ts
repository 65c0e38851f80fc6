import { defined } from '#schemas/defined.ts';
import { preferenciaApi } from '#schemas/api/preferencia.ts';
import { temaApi } from '#schemas/api/tema.ts';
import type { Preferencias } from '#schemas/shapes/preferencia.ts';
import { call } from '#src/data/call.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { quietly } from '#src/data/quietly.ts';
import { text } from '#src/i18n/text.ts';
import { createStore, useStore } from '#src/store/store.ts';
import { onAppearanceChosen, setAppearance } from '#src/theme/appearance.ts';
import { keepLocale } from '#src/ui/kept-locale.ts';
import { notify, notifyProblem } from '#src/ui/notify.ts';
import { refreshSession } from './acts.ts';
import { beforeSignOut, onSessionEnd } from './ending.ts';
import { getSession, holdPreferences, mergePreferences, rememberPreferences } from './session-store.ts';

/** Several choices in a row are one change. */
const settleMs = 400;

type KeepState = 'parado' | 'guardando' | 'guardado' | 'falhou';

let waiting: Preferencias = {};
/** On their way to the server. */
let sending: Preferencias = {};
/** What is said to the server about choices, one thing after the other. */
let last: Promise<void> = Promise.resolve();
let timer: ReturnType<typeof setTimeout> | undefined;
const keepState = createStore<KeepState>('parado');

/** Whether what was chosen has reached the server. */
export const useKeepState = (): KeepState => useStore(keepState);

/** Takes effect at once in every screen, and is kept on the server for every browser of the person. */
export const choosePreferences = (change: Preferencias): void => {
  const session = getSession();
  if (!session) return;
  rememberPreferences(mergePreferences(session.userConfig.preferencias, change));
  waiting = mergePreferences(waiting, change);
  hold();
  keepState.set('guardando');
  clearTimeout(timer);
  timer = setTimeout(() => void send(), settleMs);
};

const hold = (): void => holdPreferences(mergePreferences(sending, waiting));

const inTurn = (work: () => Promise<void>): Promise<void> => (last = last.then(work, work));

/** Everything as the institution has it, on the server and here. */
export const forgetPreferences = (): Promise<void> => {
  drop();
  return inTurn(async () => {
    await call(preferenciaApi.esquecer);
    setAppearance({ tema: 'claro', densidade: 'confortavel', tamanho: undefined });
    keepLocale('pt-BR');
    await refreshSession();
    keepState.set('guardado');
  });
};

const hasWaiting = (): boolean => Object.keys(waiting).length > 0;

const send = (): Promise<void> => {
  clearTimeout(timer);
  return inTurn(async () => {
    if (!hasWaiting()) return;
    sending = waiting;
    waiting = {};
    let problem: HttpProblem | undefined;
    try {
      await keep(sending);
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      problem = error;
    } finally {
      sending = {};
      hold();
    }
    if (problem) await tellFailure(problem);
    else if (!hasWaiting()) keepState.set('guardado');
  });
};

const unseen = { quiet: true, ownDenial: true, keepalive: true } as const;

/** The size of the text has a call of its own. */
const keep = async ({ tamanhoFonte, ...others }: Preferencias): Promise<void> => {
  if (tamanhoFonte !== undefined)
    await call(temaApi.tamanhoFonte, { params: { size: tamanhoFonte } }, unseen);
  if (Object.keys(others).length > 0) await call(preferenciaApi.escolher, { body: others }, unseen);
};

const tellFailure = async (problem: HttpProblem): Promise<void> => {
  keepState.set('falhou');
  // without a session nothing was promised: its end was told
  if (!getSession()) return;
  if (problem.noAnswer || problem.status >= 500) {
    notify(text('shell.aparencia.naoGuardou'), { kind: 'error' });
    return;
  }
  notifyProblem(problem);
  // refused, it does not hold here either: the screens show again what the server has
  await quietly(refreshSession(), () => undefined);
};

const flush = async (): Promise<void> => {
  if (getSession()) await send();
};

const drop = (): void => {
  clearTimeout(timer);
  waiting = {};
  sending = {};
  hold();
};

/** Keeps what is chosen anywhere in the screens of a signed-in person, until the last of it is sent. */
export const followChoices = (): (() => void) => {
  const leave = (): void => void flush();
  const stops = [
    onAppearanceChosen(({ tamanho, ...others }) =>
      choosePreferences({ ...others, ...defined({ tamanhoFonte: tamanho }) }),
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
