import type { PublicCtx } from '#server/base/http/context.ts';
import { within } from '#server/base/http/within.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { accountOfLogin } from './known-account.ts';
import { createAccount, refreshAccount } from './account-of.ts';
import { readDirectorySettings, type DirectorySettings } from './directory-settings.ts';
import { type FoundPerson, findInDirectory } from './find-in-directory.ts';
import { DirectoryDown, withDirectory } from './with-directory.ts';
import { InvalidCredentialsError } from 'ldapts';
import type { Config } from '#server/base/config.ts';

/** The person, when the directory knows the login and the password is theirs. @throws DirectoryDown */
const askDirectory = async (
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

/** What the directory says of a login and a password. */
type DirectoryAnswer =
  /** Not in use: the passwords of Malote are the ones that count. */
  | { readonly tipo: 'DESLIGADO' }
  | { readonly tipo: 'CONFERE'; readonly usuarioId: number }
  | { readonly tipo: 'RECUSA' }
  | { readonly tipo: 'FORA' };

/**
 * Asks the directory at sign-in; who it knows has an account from then on, with the name and e-mail of now. What it says the
 * login is must be the one that was typed: an attribute that people write themselves would open any account. Those of who
 * administers it never opens, nor changes: theirs is the password kept here.
 */
export const enterByDirectory = async (
  ctx: PublicCtx,
  login: string,
  senha: string,
): Promise<DirectoryAnswer> => {
  const answer = await ask(ctx, login, senha);
  if (typeof answer === 'string') return { tipo: answer };
  const known = await accountOfLogin(ctx.db, answer.login);
  if (answer.login !== login || known?.administra) return { tipo: 'RECUSA' };
  if (known === undefined)
    return { tipo: 'CONFERE', usuarioId: await within(ctx, (inner) => createAccount(inner, answer)) };
  await refreshAccount(ctx, known.id, answer);
  return { tipo: 'CONFERE', usuarioId: known.id };
};

/** Whether the password of an account is right by the directory, and its own; nothing of the account changes. */
export const confirmByDirectory = async (
  ctx: PublicCtx,
  login: string,
  senha: string,
): Promise<'DESLIGADO' | 'CONFERE' | 'RECUSA' | 'FORA'> => {
  const answer = await ask(ctx, login, senha);
  if (typeof answer === 'string') return answer;
  const known = await accountOfLogin(ctx.db, login);
  return answer.login === login && known && !known.administra ? 'CONFERE' : 'RECUSA';
};

const ask = async (
  { db, ports: { config }, log }: PublicCtx,
  login: string,
  senha: string,
): Promise<FoundPerson | 'DESLIGADO' | 'RECUSA' | 'FORA'> => {
  const settings = await readDirectorySettings(db, config.key);
  if (!settings?.ativo) return 'DESLIGADO';
  try {
    return (await askDirectory(config, settings, login, senha)) ?? 'RECUSA';
  } catch (error) {
    if (!(error instanceof DirectoryDown)) throw error;
    log.error({ motivo: error.message }, mensagem('identidade.diretorio.fora'));
    return 'FORA';
  }
};
