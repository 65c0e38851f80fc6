import { createContext, useCallback, useContext, useEffect, useState } from 'react';

/** The account of who is signed in: what one wrote is never shown to another. */
export const ContaContext = createContext(0);

const prefix = 'malote.externo.rascunho:';

const read = (key: string): object => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
};

const write = (key: string, value: object): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing still lets the person write and send
  }
};

interface Draft<T> {
  readonly value: T;
  readonly change: (part: Partial<T>) => void;
  /** It was sent, or given up. */
  readonly forget: () => void;
}

/**
 * What the person is writing, kept in this window until it is sent: a phone that loses its connection, a page that is loaded
 * again and a session that ends lose none of it. Two windows have one each.
 */
export const useDraft = <T extends object>(name: string, begin: () => T): Draft<T> => {
  const key = `${prefix}${useContext(ContaContext)}:${name}`;
  const [value, setValue] = useState<T>(() => ({ ...begin(), ...read(key) }));
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (touched) write(key, value);
  }, [key, touched, value]);
  const change = useCallback((part: Partial<T>): void => {
    setTouched(true);
    setValue((before) => ({ ...before, ...part }));
  }, []);
  const forget = useCallback(() => sessionStorage.removeItem(key), [key]);
  return { value, change, forget };
};

/** Forgets everything that was being written in this window, when the person leaves. */
export const forgetDrafts = (): void => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
};
