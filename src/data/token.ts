const key = 'malote.token';
let memory: string | undefined;

/**
 * The token of the session, read anew for each request: another tab may have renewed it or signed out.
 * Browsers that refuse storage keep it in this tab only.
 */
export const getToken = (): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return memory;
  }
};

export const setToken = (token: string | undefined): void => {
  memory = token;
  try {
    if (token === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, token);
  } catch {
    // `memory` holds it
  }
};

/** Tells when another tab signs in, renews or signs out. */
export const subscribeToken = (listener: () => void): (() => void) => {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
};
