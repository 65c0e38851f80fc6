import { askedLocale, changeLocale, locales, type Locale } from '#src/i18n/i18n.ts';
import { text } from '#src/i18n/text.ts';
import { notify } from './notify.ts';

const key = 'malote.idioma';

/** The language of this browser's last visit, so that the first paint already speaks it. */
export const readKeptLocale = (): Locale => {
  try {
    const kept = localStorage.getItem(key);
    return locales.find((locale) => locale === kept) ?? 'pt-BR';
  } catch {
    // no storage: each visit begins in Portuguese
    return 'pt-BR';
  }
};

/** Changes the language of every screen and keeps it for the next visit. */
export const keepLocale = (locale: Locale): void => {
  try {
    localStorage.setItem(key, locale);
  } catch {
    // without storage the choice lasts as long as the page
  }
  if (askedLocale() === locale) return;
  changeLocale(locale).catch(() =>
    notify(text('shell.idiomaNaoVeio', { idioma: text(`shell.idiomas.${locale}`) }), { kind: 'error' }),
  );
};

/** Begins in the kept language; when its messages do not come, in Portuguese, which is always here. */
export const beginLocale = async (): Promise<void> => {
  try {
    await changeLocale(readKeptLocale());
  } catch {
    // it stays kept: the next visit asks for it again
  }
};
