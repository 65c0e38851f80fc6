import { AppError } from '#schemas/app-error.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { keepAdministratorsBeyond } from './bloqueio-de-usuario.ts';
import { checkProfileRights } from './checked-rights.ts';

/** A profile: who is not an administrator gives through it no more than they have. */
export const perfilAcesso: RegisterHook = {
  async beforeSave(ctx, { id, before, values }) {
    checkProfileRights(ctx, before, values);
    if (id !== undefined && before?.['administrador'] === true && values['administrador'] !== true)
      await keepAdministratorsBeyond(ctx, id);
  },
  beforeRemove(ctx, record) {
    if (record['administrador'] === true && !ctx.sessao.administrador) throw new AppError('acessoNegado');
  },
};
