import type { Client, Entry } from 'ldapts';
import { fillFilter } from './directory-filter.ts';
import type { DirectorySettings } from './directory-settings.ts';
import type { ExternalPerson } from './external-person.ts';

/** Somebody of the directory, and the name under which it knows them. */
export interface FoundPerson extends ExternalPerson {
  readonly dn: string;
}

/**
 * Looks for the person of a login. Nobody, or more than one, is nobody: who would enter would be a matter of luck. Whose account
 * it is, the directory says: what was typed may be any of the data by which the filter finds people.
 * @returns how many were found, and the person when there is exactly one and the directory says their login.
 */
export const findInDirectory = async (
  client: Client,
  settings: DirectorySettings,
  login: string,
): Promise<{ readonly achadas: number; readonly pessoa?: FoundPerson }> => {
  const { atributos, grupos } = settings;
  const names = Object.values(atributos).filter((name) => name !== null && name !== '') as string[];
  const { searchEntries } = await client.search(settings.base, {
    scope: 'sub',
    filter: fillFilter(settings.filtro, { login }),
    attributes: names.length > 0 ? names : ['1.1'],
    sizeLimit: 2,
  });
  const [entry] = searchEntries;
  if (!entry || searchEntries.length > 1) return { achadas: searchEntries.length };
  const one = (name: string | null): string | undefined => valuesOf(entry, name)[0];
  const logins = valuesOf(entry, atributos.login).map((value) => value.toLowerCase());
  const own = logins.includes(login) ? login : logins[0];
  if (own === undefined) return { achadas: 1 };
  const found = grupos ? await groupsOf(client, grupos, { dn: entry.dn, login: own }) : [];
  return {
    achadas: 1,
    pessoa: {
      dn: entry.dn,
      login: own,
      nome: one(atributos.nome),
      email: one(atributos.email),
      cpf: one(atributos.cpf),
      matricula: one(atributos.matricula),
      valores: [...valuesOf(entry, atributos.regra), ...found],
    },
  };
};

const groupsOf = async (
  client: Client,
  { base, filtro }: NonNullable<DirectorySettings['grupos']>,
  person: Readonly<Record<'dn' | 'login', string>>,
): Promise<string[]> => {
  const { searchEntries } = await client.search(base, {
    scope: 'sub',
    filter: fillFilter(filtro, person),
    attributes: ['1.1'],
    sizeLimit: 500,
  });
  return searchEntries.map(({ dn }) => dn);
};

/** Values of an attribute, whatever the case of its name; what is not text is not read. */
const valuesOf = (entry: Entry, name: string | null): string[] => {
  if (!name) return [];
  const key = Object.keys(entry).find((one) => one.toLowerCase() === name.toLowerCase());
  const value = key === undefined ? [] : entry[key];
  return (Array.isArray(value) ? value : [value])
    .filter((one): one is string => typeof one === 'string')
    .map((one) => one.trim())
    .filter((one) => one !== '');
};
