import { HttpProblem } from '#src/data/http-problem.ts';
import { text } from '#src/i18n/text.ts';
import { createStore, useStore } from '#src/store/store.ts';

export type NotificationKind = 'success' | 'info' | 'warning' | 'error';

export interface NotificationAction {
  readonly label: string;
  readonly perform: () => void;
}

/** One message for the person; identical ones on the screen are not repeated. */
export interface Notification {
  readonly id: number;
  readonly kind: NotificationKind;
  readonly message: string;
  /** Further lines, one paragraph each. */
  readonly paragraphs: readonly string[];
  /** Code that support can look up. */
  readonly correlacao?: string;
  readonly actions: readonly NotificationAction[];
  /** Milliseconds on the screen; absent: until closed. */
  readonly duration?: number;
}

export interface NotifyOptions {
  readonly kind?: NotificationKind;
  readonly actions?: readonly NotificationAction[];
  readonly paragraphs?: readonly string[];
  readonly correlacao?: string;
  /** Stays until closed; absent, errors do where the institution keeps them. */
  readonly sticky?: boolean;
}

/** How long a message stays for who is not signed in. */
const signedOutMs = 7_000;

const messageSeconds = createStore<number | undefined>(undefined);
const errorsStay = createStore(true);
const queue = createStore<readonly Notification[]>([]);
let next = 1;

/** The person's own setting, in seconds; `undefined` when nobody is signed in. */
export const setNotificationSeconds = (value: number | undefined): void => {
  messageSeconds.set(value);
};

/** Whether errors stay until closed, as the institution decided. */
export const setErrorsSticky = (value: boolean): void => {
  errorsStay.set(value);
};

/**
 * Tells something to the person, one at a time, at the foot of the screen.
 * @returns by which it is dismissed, when it is no longer so; of one that is there already, the same
 */
export const notify = (message: string, options: NotifyOptions = {}): number => {
  const { kind = 'success', actions = [], paragraphs = [], correlacao } = options;
  const { sticky = kind === 'error' && errorsStay.get() } = options;
  const same = (other: Notification): boolean =>
    other.kind === kind && other.message === message && other.paragraphs.join() === paragraphs.join();
  const there = queue.get().find(same);
  if (there) return there.id;
  const seconds = messageSeconds.get();
  const duration = sticky ? undefined : seconds === undefined ? signedOutMs : Math.max(1, seconds) * 1_000;
  const id = next++;
  queue.set(withUrgentFirst({ id, kind, message, paragraphs, correlacao, actions, duration }));
  return id;
};

/** What asks for something is not kept waiting by good news, which go on after it. */
const withUrgentFirst = (added: Notification): readonly Notification[] => {
  const asks = ({ kind }: Notification): boolean => kind === 'warning' || kind === 'error';
  const before = queue.get();
  const goodNews = before.findIndex((item) => !asks(item));
  const place = asks(added) && goodNews !== -1 ? goodNews : before.length;
  return before.toSpliced(place, 0, added);
};

/** Tells a failure: the server's own words when there are any. */
export const notifyProblem = (error: unknown): void => {
  if (!(error instanceof HttpProblem)) {
    // a fault of ours, not an answer of the server: the console keeps what the person need not read
    console.error(error);
    notify(text('shell.situacao.outro'), { kind: 'error' });
    return;
  }
  // the end of the session was already told, once for all that was under way
  if (error.status === 401) return;
  const kind = error.tipo === 'AVISO' ? 'warning' : 'error';
  notify(error.paragraphs.length > 0 ? text('shell.situacao.campos') : error.message, {
    kind,
    paragraphs: error.paragraphs.length > 0 ? error.paragraphs : error.erros.map(({ mensagem }) => mensagem),
    correlacao: error.status >= 500 ? error.correlacao : undefined,
  });
};

export const dismiss = (id: number): void => queue.set(queue.get().filter((item) => item.id !== id));

/** Takes everything off the screen, as when somebody signs out. */
export const dismissAll = (): void => queue.set([]);

export const getNotifications = queue.get;

export const useNotifications = (): readonly Notification[] => useStore(queue);
