import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { Saved } from '#server/engine/hook.ts';
import { tellCalled } from '#server/pessoas/usuario/index.ts';

/** Documents of the model go by themselves to its fixed destinations: of a new one, those who administer are told. */
export const tellDestinations = async (
  ctx: Ctx,
  { id, before, after }: Saved<'modelo-documento'>,
): Promise<void> => {
  const former = before?.destinosFixos ?? [];
  const added = (after.destinosFixos ?? []).filter(
    (one) => !former.some(({ unidade, usuario }) => unidade === one.unidade && usuario === one.usuario),
  );
  if (added.length === 0) return;
  const units = await ctx.db
    .selectFrom('registro.unidade')
    .select('sigla')
    .distinct()
    .where(
      'id',
      'in',
      added.map(({ unidade }) => unidade),
    )
    .orderBy('sigla')
    .execute();
  await tellCalled(ctx, {
    onde: mensagem('chamada.modelo', { nome: after.nome }),
    quem: units.map(({ sigla }) => sigla),
    rota: `administracao/modelo-documento/edicao/${id}`,
  });
};
