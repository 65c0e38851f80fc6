import { useEffect } from 'react';
import { text } from '#src/i18n/text.ts';
import { createStore, useStore } from '#src/store/store.ts';

const page = createStore('');
const unread = createStore(0);

const write = (): void => {
  const pagina = page.get();
  const count = unread.get();
  const values = { produto: text('shell.produto'), pagina };
  document.title =
    pagina === ''
      ? text('shell.produto')
      : count > 0
        ? text('shell.tituloNaoLidas', { ...values, count })
        : text('shell.titulo', values);
};

/** Names the page in the tab of the browser: "Malote - Início", with the unread notifications in front. */
export const usePageTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title === undefined) return;
    page.set(title);
    write();
  }, [title]);
};

/** How many notifications wait; shown in front of every title. */
export const setUnread = (count: number): void => {
  unread.set(count);
  write();
};

/** The name of the present page, to be said when it changes. */
export const usePageName = (): string => useStore(page);
