import type { ErrorCode } from '#schemas/errors.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { apiUrl } from './api-url.ts';
import { HttpProblem, type ProblemBody } from './http-problem.ts';
import { keyOfAct, settleAct } from './idempotency.ts';
import { locationHeaders } from './location.ts';
import { whilePending } from './pending.ts';
import { untilServerIsBack } from './server-away.ts';
import { statusMessage } from './status-message.ts';
import { getToken, setToken } from './token.ts';

export interface HttpOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  /** Named file parts of a multipart request; the body goes beside them as JSON. */
  readonly files?: Readonly<Record<string, File | Blob | readonly (File | Blob)[]>>;
  readonly signal?: AbortSignal;
  /** Key of the person's act; without it each write is an act of its own. */
  readonly actKey?: string;
  /** A POST or PUT that changes nothing. */
  readonly readOnly?: boolean;
  /** No loading indicator: polling and work in the background. */
  readonly quiet?: boolean;
  /** Asked by the clock, not by the person: it does not keep the session alive. */
  readonly polling?: boolean;
  /** The caller shows a refused act itself instead of being sent elsewhere. */
  readonly ownDenial?: boolean;
  /** Headers of this call only. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Goes on although the page is left. */
  readonly keepalive?: boolean;
}

/** A file as the server sent it. */
export interface HttpFile {
  readonly blob: Blob;
  /** Name that the server suggests, when it suggests one. */
  readonly name?: string;
}

interface Envelope {
  readonly payload?: unknown;
}

/** What happens in the whole client when the server refuses the session or the access. */
type ProblemListener = (problem: HttpProblem, path: string, options: HttpOptions) => void;

const timeoutMs = 100_000;
const confirmationCode: ErrorCode = 'confirmacaoNecessaria';
let onProblem: ProblemListener = () => undefined;

/** Each answer says of which version of the person, the unit and the profile it is. */
type StampListener = (stamp: string, path: string) => void;
let onStamp: StampListener = () => undefined;

export const listenToStamps = (listener: StampListener): void => {
  onStamp = listener;
};

/** The session listens here for 401 and 403; one listener, because there is one session. */
export const listenToProblems = (listener: ProblemListener): void => {
  onProblem = listener;
};

/** Asks the person to prove who they are, for an act that the server does not do without; whether they did. */
type ConfirmationAsker = (payload: unknown) => Promise<boolean>;
let askConfirmation: ConfirmationAsker = () => Promise.resolve(false);

/** The session asks, in a dialog; what called waits, and keeps what was typed. */
export const listenToConfirmations = (asker: ConfirmationAsker): void => {
  askConfirmation = asker;
};

/**
 * One call of the API, without its envelope.
 * @param path relative to `/ws/api/`, with its query
 * @returns the payload of the answer
 * @throws HttpProblem when refused or without answer; AbortError when the caller gave up
 */
export const http = async (path: string, options: HttpOptions = {}): Promise<unknown> => {
  const response = await send(path, options);
  const envelope = (await readJson(response)) as Envelope | undefined;
  if (!options.polling) renewAfter(path);
  return envelope?.payload;
};

/** One call whose answer is a file. */
export const httpFile = async (path: string, options: HttpOptions = {}): Promise<HttpFile> => {
  const response = await send(path, options);
  const blob = await response.blob();
  renewAfter(path);
  const name = fileName(response.headers.get('content-disposition'));
  return name === undefined ? { blob } : { blob, name };
};

/** One call whose answer stays open; by itself it does not keep the session alive. */
export const httpStream = async (
  path: string,
  { signal }: { readonly signal: AbortSignal },
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> => {
  const response = await sendOnce(path, {
    signal,
    quiet: true,
    polling: true,
    ownDenial: true,
    headers: { accept: 'text/event-stream' },
  });
  // an answer without a body has nothing to tell
  return response.body ?? new Blob().stream();
};

/** Whoever asks the same again, after an answer that was lost, asks for the same act. */
const send = async (path: string, options: HttpOptions): Promise<Response> => {
  if (!isWrite(path, options) || options.actKey !== undefined) return sendOnce(path, options);
  const asked = describeAct(path, options);
  const actKey = keyOfAct(asked);
  let doubt = false;
  try {
    return await sendOnce(path, { ...options, actKey });
  } catch (error) {
    doubt = !(error instanceof HttpProblem) || error.inDoubt;
    throw error;
  } finally {
    settleAct(asked, actKey, doubt);
  }
};

const isWrite = (path: string, { method = 'GET', readOnly }: HttpOptions): boolean =>
  method !== 'GET' && !readOnly && path !== 'login' && path !== renewal;

const describeAct = (path: string, { method, body, files }: HttpOptions): string => {
  const sent = Object.values(files ?? {})
    .flat()
    .map((file) => [file.size, file.type, file instanceof File ? [file.name, file.lastModified] : []]);
  return JSON.stringify([method, path, body ?? null, sent]);
};

const sendOnce = async (path: string, options: HttpOptions): Promise<Response> => {
  const ask = (): Promise<Response> => attempt(path, options);
  // what the clock asks, the clock asks again
  const read = ((options.method ?? 'GET') === 'GET' || options.readOnly) && !options.polling;
  const patient = read ? () => untilServerIsBack(ask, options.signal) : ask;
  const response = await (options.quiet ? patient() : whilePending(patient));
  const stamp = response.headers.get('x-sessao-carimbo');
  if (stamp !== null) onStamp(stamp, path);
  if (response.ok) return response;
  const body = await problemBody(response);
  const problem = new HttpProblem(response.status, body.descricao || statusMessage(response.status), body);
  // a proof serves one act: refused again, it was spent by another one meanwhile
  if (problem.code === confirmationCode && !options.quiet && (await askConfirmation(problem.payload)))
    return send(path, options);
  onProblem(problem, path, options);
  throw problem;
};

const attempt = async (path: string, options: HttpOptions): Promise<Response> => {
  const { method = 'GET', signal } = options;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeoutMs);
  const giveUp = (): void => limit.abort();
  signal?.addEventListener('abort', giveUp);
  try {
    return await fetch(apiUrl(path), {
      method,
      headers: headersOf(path, options),
      body: bodyOf(options),
      signal: limit.signal,
      keepalive: options.keepalive || undefined,
    });
  } catch (cause) {
    if (signal?.aborted) throw new DOMException('', 'AbortError');
    throw new HttpProblem(0, statusMessage(0), {}, cause);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
};

const headersOf = (path: string, options: HttpOptions): Headers => {
  const headers = new Headers({
    accept: 'application/json',
    'accept-language': i18n.language,
    ...options.headers,
  });
  const token = getToken();
  const open = path === 'login' || path === 'tema';
  if (token !== undefined && !open) headers.set('authorization', `Bearer ${token}`);
  if (!open) for (const [name, value] of Object.entries(locationHeaders())) headers.set(name, value);
  if (options.body !== undefined && !options.files) headers.set('content-type', 'application/json');
  if (options.actKey !== undefined) headers.set('idempotency-key', options.actKey);
  if (options.polling) headers.set('x-pelo-relogio', '1');
  return headers;
};

const bodyOf = ({ body, files }: HttpOptions): BodyInit | null => {
  if (!files) return body === undefined ? null : JSON.stringify({ payload: body });
  const form = new FormData();
  // as a field, not as a part with a name of file: the server takes the first such part for the file
  if (body !== undefined) form.append('payload', JSON.stringify(body));
  for (const [name, value] of Object.entries(files))
    for (const file of value instanceof Blob ? [value] : value) form.append(name, file);
  return form;
};

const readJson = async (response: Response): Promise<unknown> => {
  const written = await response.text();
  if (written === '') return undefined;
  try {
    return JSON.parse(written) as unknown;
  } catch (cause) {
    throw new HttpProblem(response.status, statusMessage(500), {}, cause);
  }
};

/** The body of a refusal, whatever the call expected: a file's refusal is JSON too. */
const problemBody = async (response: Response): Promise<ProblemBody> => {
  try {
    const body: unknown = JSON.parse(await response.text());
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    // not ours (a proxy's page): the status alone speaks
    return {};
  }
};

const renewal = 'login/atualizar-token';
let renewing: Promise<void> | undefined;

/** After a success the session is renewed, one renewal at a time; sign-in, theme and notifications do not count. */
export const renewAfter = (path: string): void => {
  const exempt =
    path.startsWith('login') || path.startsWith('tema') || path.startsWith('notificacao-interna');
  if (exempt || renewing || getToken() === undefined) return;
  renewing = renew().finally(() => {
    renewing = undefined;
  });
};

const renew = async (): Promise<void> => {
  const before = getToken();
  try {
    const answer = (await http(renewal, { method: 'POST', quiet: true })) as { token?: string } | undefined;
    // signed out meanwhile, here or in another tab: the answer is of a session that ended
    if (answer?.token !== undefined && getToken() === before) setToken(answer.token);
  } catch (error) {
    // a lost renewal costs nothing: the former token goes on; a refused one was told to the session
    if (!(error instanceof HttpProblem)) throw error;
  }
};

const fileName = (disposition: string | null): string | undefined => {
  if (disposition === null) return undefined;
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (extended !== undefined) return decodeURIComponent(extended);
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1];
};
