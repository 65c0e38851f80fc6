import type { PapelNomeado } from '../lane-role.ts';

/** Codes of the file, each with the code of the role that was chosen for it. */
export type Papeis = Readonly<Record<string, string>>;

const escaped = (said: string): string =>
  said.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The same drawing with the roles of this installation; where none was chosen, it says none. */
export const withRoles = (xml: string, papeis: Papeis): string =>
  xml.replaceAll(/ papel="([^"]*)"/g, (_, codigo: string) => {
    const chosen = papeis[codigo] ?? '';
    return chosen === '' ? '' : ` papel="${escaped(chosen)}"`;
  });

const plain = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** Roles of the installation that are called as those of the file. */
export const rolesAlike = (asked: readonly PapelNomeado[], papeis: readonly PapelNomeado[]): Papeis =>
  Object.fromEntries(
    asked.flatMap(({ codigo, nome }) => {
      const found =
        papeis.find((one) => one.codigo === codigo) ?? papeis.find((one) => plain(one.nome) === plain(nome));
      return found ? [[codigo, found.codigo]] : [];
    }),
  );
