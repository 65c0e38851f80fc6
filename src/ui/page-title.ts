import { useEffect, useSyncExternalStore } from 'react';
import { text } from '#src/i18n/text.ts';

let page = '';
let unread = 0;
const listeners = new Set<() => void>();

const write = (): void => {
  const values = { produto: text('shell.produto'), pagina: page };
  document.title =
    page === ''
      ? text('shell.produto')
      : unread > 0
        ? text('shell.tituloNaoLidas', { ...values, count: unread })
        : text('shell.titulo', values);
  for (const listener of listeners) listener();
};

/** Names the page in the tab of the browser: "Malote - Início", with the unread notifications in front. */
export const usePageTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title === undefined) return;
    page = title;
    write();
  }, [title]);
};

/** How many notifications wait; shown in front of every title. */
export const setUnread = (count: number): void => {
  unread = count;
  write();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The name of the present page, to be said when it changes. */
export const usePageName = (): string => useSyncExternalStore(subscribe, () => page);
