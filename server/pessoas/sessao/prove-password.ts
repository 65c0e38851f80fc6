import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { readSettings } from '#server/instalacao/configuracao/index.ts';
import { passwordMatches } from '#server/pessoas/credencial/index.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { enterByDirectory } from '#server/pessoas/identidade/index.ts';
import { accountById, accountByLogin, type Account } from './account.ts';

/** What a login and a password prove. */
interface Proof {
  /** Who it is; absent when they prove nothing. */
  readonly account?: Account | undefined;
  /** The account of that login, whether or not it was proved. */
  readonly named: Account | undefined;
  readonly entrada: 'SENHA' | 'DIRETORIO';
  /** Nobody could ask the directory, whose word it would be. */
  readonly directoryDown: boolean;
}

/**
 * Whose password this is. With the directory in use its word counts, and a password of ours serves only administrators:
 * also when the directory does not answer, so that somebody can always come in and put it right.
 */
export const provePassword = async (ctx: PublicCtx, login: string, senha: string): Promise<Proof> => {
  const answer = await enterByDirectory(ctx, login, senha);
  const named = await accountByLogin(ctx.db, login);
  const directoryDown = answer.tipo === 'FORA';
  // computed whatever was answered: an unknown login costs what a known one does
  const own = await passwordMatches(named?.senha, senha);
  if (answer.tipo === 'CONFERE')
    return {
      account: await accountById(ctx.db, answer.usuarioId),
      named,
      entrada: 'DIRETORIO',
      directoryDown,
    };
  const serves = own && (answer.tipo === 'DESLIGADO' || named?.administrador === true);
  return { account: serves ? named : undefined, named, entrada: 'SENHA', directoryDown };
};

/** Refuses a password where the institution wants everybody but administrators to come by its provider. */
export const requirePasswordDoor = async (
  { db }: PublicCtx,
  { administrador }: Pick<Account, 'administrador'>,
): Promise<void> => {
  if (administrador) return;
  const { ssoAtivo, ssoSomente, ssoNome } = await readSettings(db);
  if (ssoAtivo && ssoSomente)
    throw new AppError('entrePeloProvedor', { nome: ssoNome ?? mensagem('identidade.provedor.contaPadrao') });
};
