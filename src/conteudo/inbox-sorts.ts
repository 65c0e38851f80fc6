import type { FiltroCampos } from '#schemas/generated.ts';

/** What each order asks the server for; without one, the newest come first. */
export const inboxSorts: Readonly<Record<NonNullable<FiltroCampos['ordem']>, string>> = {
  antigos: 'desde,asc',
  prazo: 'prazo,asc',
  assunto: 'assunto,asc',
};
