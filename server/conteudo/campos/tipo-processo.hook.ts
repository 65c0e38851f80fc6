import { mensagem } from '#schemas/messages/index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { tellCalled } from '#server/pessoas/usuario/index.ts';
import { checkCampos } from './campos-do-tipo.ts';

/** A kind of process, and the service by which requests from outside come to a unit: of another unit, those who administer are told. */
export const tipoProcesso: RegisterHook<'tipo-processo'> = {
  beforeSave: (_ctx, { values }) => checkCampos(values),
  async afterSave(ctx, { id, before, after }) {
    const { unidadeExterna } = after;
    if (unidadeExterna === undefined || unidadeExterna === before?.unidadeExterna) return;
    const { sigla } = await ctx.db
      .selectFrom('registro.unidade')
      .select('sigla')
      .where('id', '=', unidadeExterna)
      .executeTakeFirstOrThrow();
    await tellCalled(ctx, {
      onde: mensagem('chamada.servico', { nome: after.nome }),
      quem: [sigla],
      rota: `administracao/tipo-processo/edicao/${id}`,
    });
  },
};
