import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';

/** A unit stays in the organisation of those below it; the one above is checked by the filter of its relation. */
export const unidade: RegisterHook = {
  async beforeSave(ctx, { id, before, values }) {
    if (id === undefined || before?.['organizacao'] === values['organizacao']) return;
    const below = await ctx.db
      .selectFrom('registro.unidade')
      .select('id')
      .where('unidadeSuperior', '=', id)
      .where('organizacao', '!=', Number(values['organizacao']))
      .limit(1)
      .executeTakeFirst();
    if (!below) return;
    const erros = [{ campo: 'organizacao', mensagem: mensagem('registro.unidade.subordinadas') }];
    throw new AppError('camposInvalidos', {}, { erros });
  },
};
