import { basePath } from '#src/data/api-url.ts';

/**
 * What this browser keeps about the person between two visits, encrypted with a key that lives in a cookie.
 * Where the browser gives no cryptography (plain http beyond this machine) nothing is kept.
 */
const storageKey = 'malote.estado';
const cookieName = 'malote_chave';
const keyDays = 180;

type State = Record<string, unknown>;

let state: State = {};
let writing: Promise<void> = Promise.resolve();

export const canKeepState = (): boolean =>
  globalThis.isSecureContext && globalThis.crypto?.subtle !== undefined;

/** Reads what was kept; called once before the first screen. */
export const loadLocalState = async (): Promise<void> => {
  state = {};
  if (!canKeepState()) return;
  try {
    const kept = localStorage.getItem(storageKey);
    const key = kept === null ? undefined : await cookieKey(false);
    if (kept !== null && key) state = await decrypt(kept, key);
  } catch {
    // another key, an older format or no storage: begin anew, the server knows everything that matters
    state = {};
  }
};

export const getLocalState = <T>(name: string): T | undefined => state[name] as T | undefined;

/** Changes one value and keeps it; writes are made one after the other. */
export const setLocalState = (name: string, value: unknown): Promise<void> => {
  if (value === undefined) delete state[name];
  else state[name] = value;
  return keep();
};

/** Forgets everything, as when somebody signs out. */
export const clearLocalState = (): Promise<void> => {
  state = {};
  return keep();
};

/** Tells when another tab kept something else. */
export const subscribeLocalState = (listener: () => void | Promise<void>): void => {
  addEventListener('storage', (event) => {
    if (event.key === storageKey && event.newValue !== null) void listener();
  });
};

const keep = (): Promise<void> => {
  if (!canKeepState()) return Promise.resolve();
  writing = writing.then(async () => {
    try {
      if (Object.keys(state).length === 0) {
        localStorage.removeItem(storageKey);
        return;
      }
      const key = await cookieKey(true);
      if (key) localStorage.setItem(storageKey, await encrypt(state, key));
    } catch {
      // full or refused storage: the values live as long as the page
    }
  });
  return writing;
};

const cookieKey = async (create: boolean): Promise<CryptoKey | undefined> => {
  const found = new RegExp(`(?:^|; )${cookieName}=([^;]+)`).exec(document.cookie)?.[1];
  if (found === undefined && !create) return undefined;
  const raw = found === undefined ? crypto.getRandomValues(new Uint8Array(32)) : fromBase64(found);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // written again at each use, so that the days count from the last visit
  document.cookie = `${cookieName}=${toBase64(raw)}; Max-Age=${keyDays * 86_400}; Path=${basePath()}; SameSite=Strict${secure}`;
  return crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
};

const encrypt = async (value: State, key: CryptoKey): Promise<string> => {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  const secret = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain);
  return `${toBase64(iv)}.${toBase64(new Uint8Array(secret))}`;
};

const decrypt = async (kept: string, key: CryptoKey): Promise<State> => {
  const [iv = '', secret = ''] = kept.split('.');
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: fromBase64(iv) }, key, fromBase64(secret));
  return JSON.parse(new TextDecoder().decode(plain)) as State;
};

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (written: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(written), (char) => char.charCodeAt(0));
