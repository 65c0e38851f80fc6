import { i18n } from '#src/i18n/i18n.ts';

/** Characters of a search at the least. */
export const shortestSearch = (): number => (i18n.language === 'es' ? 4 : 3);

/** An empty text searches the type alone; one or two characters find too much to be of use. */
export const tooShort = (written: string): boolean => {
  const length = [...written.trim()].length;
  return length > 0 && length < shortestSearch();
};
