import { changeLocale, i18n, locales, type Locale } from './i18n.ts';

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
  if (i18n.language !== locale) void changeLocale(locale);
};
