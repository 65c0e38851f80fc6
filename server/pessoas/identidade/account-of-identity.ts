import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { appendEvent } from '#server/base/events/record-event.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { within } from '#server/base/http/within.ts';
import { createAccount, refreshAccount } from './account-of.ts';
import { accountOfEmail, accountOfLogin, administers, type KnownAccount } from './known-account.ts';
import type { ProviderSettings } from './provider-settings.ts';
import type { ProviderIdentity } from './read-identity.ts';

interface Identity extends ProviderIdentity {
  readonly sujeito: string;
}

/**
 * The account of somebody whom the provider knows: the one linked to them, else the one that the settings let be linked,
 * else a new one. The link is by the identification that the provider gives, and stays whatever name or e-mail they have. An
 * account that administers is never linked by what the provider says of somebody.
 */
export const accountOfIdentity = async (
  ctx: PublicCtx,
  { emissor, vinculo }: ProviderSettings,
  identity: Identity,
): Promise<number> => {
  const linked = await ctx.db
    .selectFrom('contaExterna')
    .select('usuarioId')
    .where('emissor', '=', emissor)
    .where('sujeito', '=', identity.sujeito)
    .executeTakeFirst();
  const person = { ...identity, login: newLogin(identity) };
  // an e-mail that nobody verified could be anybody's, and opens the account to them
  const known = identity.emailVerificado ? person : { ...person, email: undefined };
  if (linked) {
    // what the provider says of them now would be another way into it
    if (!(await administers(ctx.db, linked.usuarioId))) await refreshAccount(ctx, linked.usuarioId, known);
    return linked.usuarioId;
  }
  const existing = await findExisting(ctx, vinculo, identity);
  if (existing !== undefined) {
    if (existing.administra) throw refused(mensagem('identidade.provedor.administrador'));
    await within(ctx, (inner) => link(inner, emissor, identity.sujeito, existing));
    await refreshAccount(ctx, existing.id, known);
    return existing.id;
  }
  const taken = await accountOfLogin(ctx.db, person.login);
  if (taken) throw refused(mensagem('identidade.provedor.loginOcupado', { login: person.login }));
  return within(ctx, async (inner) => {
    const id = await createAccount(inner, person);
    await link(inner, emissor, identity.sujeito, { id, login: person.login });
    return id;
  });
};

const findExisting = async (
  ctx: PublicCtx,
  vinculo: ProviderSettings['vinculo'],
  { email, emailVerificado, login }: Identity,
): Promise<KnownAccount | undefined> => {
  const byMail =
    vinculo !== 'LOGIN' && email !== undefined && emailVerificado
      ? await accountOfEmail(ctx.db, email)
      : undefined;
  if (byMail || vinculo === 'EMAIL' || login === undefined) return byMail;
  return accountOfLogin(ctx.db, login);
};

/** One identity of a provider for each account: a second one could be somebody else's. */
const link = async (
  { db, agora, endereco }: PublicCtx,
  emissor: string,
  sujeito: string,
  { id, login }: Pick<KnownAccount, 'id' | 'login'>,
): Promise<void> => {
  const kept = await db
    .insertInto('contaExterna')
    .values({ emissor, sujeito, usuarioId: id, ligadaEm: agora })
    .onConflict((conflict) => conflict.doNothing())
    .returning('usuarioId')
    .executeTakeFirst();
  if (!kept) throw refused(mensagem('identidade.provedor.jaLigada', { login }));
  const actor = { usuarioId: id, substitutoId: null, unidadeId: null, sessaoId: null };
  await appendEvent(db, actor, agora, {
    cadeia: `registro:usuario:${id}`,
    ato: 'contaLigadaAoProvedor',
    dados: { registro: 'usuario', id, emissor, endereco },
  });
};

/** The login of a new account: the name at the provider, the e-mail, or what identifies them there, as logins are written. */
const newLogin = ({ login, email, sujeito }: Identity): string =>
  [login, email?.toLowerCase(), sujeito.toLowerCase()].find(
    (one) => one !== undefined && /^[a-z0-9][a-z0-9._@-]{2,99}$/.test(one),
  ) ?? `p-${sujeito.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`.slice(0, 100);

const refused = (motivo: string): AppError => new AppError('provedorRecusou', { motivo });
