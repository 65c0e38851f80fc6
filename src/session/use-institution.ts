import { temaApi } from '#schemas/api/tema.ts';
import type { Tema } from '#schemas/shapes/tema.ts';
import { useRead } from '#src/data/query.ts';

const key = 'malote.tema';

/** The theme of the last visit, so that the first paint already has the colours of the institution. */
const lastKnown = (): Partial<Tema> => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Tema>;
  } catch {
    // no storage, or something else was there: our own colours serve
    return {};
  }
};
const known = lastKnown();

/** Keeps the theme for the next visit. */
export const rememberInstitution = (theme: Partial<Tema>): void => {
  try {
    localStorage.setItem(key, JSON.stringify(theme));
  } catch {
    // without storage each visit begins with our own colours
  }
};

/** Name, colours and version of the installation, known before anybody signs in. */
export const useInstitution = (): Partial<Tema> =>
  useRead(temaApi.tema, {}, { quiet: true, ownError: true, staleTime: Infinity }).data ?? known;
