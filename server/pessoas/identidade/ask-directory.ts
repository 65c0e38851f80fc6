import { InvalidCredentialsError } from 'ldapts';
import type { Config } from '#server/base/config.ts';
import type { DirectorySettings } from './directory-settings.ts';
import { findInDirectory, type FoundPerson } from './find-in-directory.ts';
import { withDirectory } from './with-directory.ts';

/** The person, when the directory knows the login and the password is theirs. @throws DirectoryDown */
export const askDirectory = async (
  config: Config,
  settings: DirectorySettings,
  login: string,
  senha: string,
): Promise<FoundPerson | undefined> => {
  // A bind without a password is anonymous, and every directory says yes to it (RFC 4513, 5.1.2).
  if (senha === '') return undefined;
  return withDirectory(config, settings, async (client) => {
    const { pessoa } = await findInDirectory(client, settings, login);
    if (!pessoa) return undefined;
    try {
      await client.bind(pessoa.dn, senha);
      return pessoa;
    } catch (error) {
      if (error instanceof InvalidCredentialsError) return undefined;
      throw error;
    }
  });
};
