const keyOf = (ids: readonly number[]): string => `malote.tramite.${ids.join('-')}`;

/** The text being written for some contents, kept in this tab so that an ended session does not lose it. */
export const readKeptText = (ids: readonly number[]): string => {
  try {
    return sessionStorage.getItem(keyOf(ids)) ?? '';
  } catch {
    // no storage: nothing was kept
    return '';
  }
};

export const keepText = (ids: readonly number[], texto: string): void => {
  try {
    if (texto === '') sessionStorage.removeItem(keyOf(ids));
    else sessionStorage.setItem(keyOf(ids), texto);
  } catch {
    // no storage: the text lives as long as the screen
  }
};
