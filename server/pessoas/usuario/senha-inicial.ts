import { forgetPasswordLinks, invitePerson, passwordOrigin } from '#server/pessoas/credencial/index.ts';
import { decryptSecret } from '#server/engine/index.ts';
import type { SaveInput } from '#server/engine/hook.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { RecordOf } from '#server/engine/typed-record.ts';

/** Somebody new without a password gets the standard one of the settings, to be changed at the first entry, where there is one. */
export const giveStandardPassword = async (ctx: Ctx, { id, values }: SaveInput<'usuario'>): Promise<void> => {
  if (id !== undefined || values.senha !== undefined) return;
  const standard = await standardPassword(ctx);
  if (standard !== undefined) values.senha = standard;
};

/** The password that the settings give to people without one, where they say one. */
export const standardPassword = async ({ db, ports }: Ctx): Promise<string | undefined> => {
  const { senhaPadrao } = await db
    .selectFrom('registro.configuracao')
    .select('senhaPadrao')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return senhaPadrao === null ? undefined : decryptSecret(ports.config.key, senhaPadrao);
};

interface Saved {
  readonly id: number;
  readonly before: RecordOf<'usuario'> | undefined;
  readonly after: RecordOf<'usuario'>;
}

/**
 * Where there is none, an e-mail with the link by which the person chooses one; who enters by the directory needs none. With
 * another e-mail or login, the links sent before serve no more: the first address may have been somebody else's.
 */
export const inviteWithoutPassword = async (ctx: Ctx, { id, before, after }: Saved): Promise<void> => {
  if (before) {
    if (before.email === after.email && before.login === after.login) return;
    await forgetPasswordLinks(ctx.db, id);
  }
  const { senha, ativo } = await ctx.db
    .selectFrom('registro.usuario')
    .select(['senha', 'ativo'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (senha !== null || !ativo || (await passwordOrigin(ctx.db, id)) === 'DIRETORIO') return;
  await invitePerson(ctx, id);
};
