import { SealedSecret } from '#server/base/secret.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { keptPassword } from '#server/pessoas/credencial/index.ts';
import { followOutsider, holdAccess } from '#server/pessoas/externo/index.ts';
import { checkOutsiderRights } from './checked-rights.ts';

/** Somebody from outside: a password as the installation asks, kept as argon2id; without one they do not enter. */
export const usuarioExterno: RegisterHook<'usuario-externo'> = {
  async beforeSave(ctx, { id, before, values }) {
    await checkOutsiderRights(ctx, { before, values });
    if (id !== undefined && before) await holdAccess(ctx, id, before, values);
    const { senha } = values;
    const { nome, email, ativo, bloqueado } = { ...before, ...values };
    // to let them in is to approve them
    values.aguardaAprovacao = before?.aguardaAprovacao === true && !(ativo === true && bloqueado !== true);
    if (typeof senha === 'string')
      values.senha = new SealedSecret(
        await keptPassword(ctx.db, {
          senha,
          person: { nome: nome ?? '', login: email ?? '' },
          former: [],
          campo: 'senha',
        }),
      );
  },
  async afterSave(ctx, { id, before, after }) {
    if (!before) return;
    const { nome, email, ativo, bloqueado } = after;
    await followOutsider(ctx, {
      id,
      nome,
      email,
      ativo: ativo === true,
      bloqueado: bloqueado === true,
      aprovado: before.aguardaAprovacao === true && after.aguardaAprovacao !== true,
    });
  },
  // a sheet goes from hand to hand
  notImported: ['senha'],
};
