import type { RegisterHook } from '#server/engine/hook.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { refuseField } from '#server/engine/refuse-field.ts';

/** A unit stays in the organisation of those below it; the one above is checked by the filter of its relation. */
export const unidade: RegisterHook<'unidade'> = {
  async beforeSave(ctx, { id, before, values }) {
    if (values.ativo === false) values.dataInativacao ??= today(ctx);
    if (id === undefined || before?.organizacao === values.organizacao) return;
    const below = await ctx.db
      .selectFrom('registro.unidade')
      .select('id')
      .where('unidadeSuperior', '=', id)
      .where('organizacao', '!=', values.organizacao)
      .limit(1)
      .executeTakeFirst();
    if (below) throw refuseField('organizacao', 'registro.unidade.subordinadas');
  },
};
