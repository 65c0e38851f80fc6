import { today } from '#server/instalacao/prazo/index.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { placesBeyond, rightsOfSession } from '#server/pessoas/acesso/rights.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import type { RegisterHook, SaveInput } from '#server/engine/hook.ts';

/** A unit stays in the organisation of those below it; the one above is checked by the filter of its relation. */
export const unidade: RegisterHook<'unidade'> = {
  async beforeSave(ctx, { id, before, values }) {
    if (values.ativo === false) values.dataInativacao ??= today(ctx);
    await checkKeepers(ctx, { id, before, values });
    if (id === undefined || before?.organizacao === values.organizacao) return;
    // its people would read what is open in the other organisation
    if (!ctx.sessao.administrador && ctx.sessao.id !== 0)
      throw refuseField('organizacao', 'registro.unidade.organizacaoSoAdministrador');
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

const keepers = ['responsavelTramite', 'responsavelRedirecionamento'] as const;

/** Who distributes what arrives is a place given: nobody gives it to themselves, nor in a unit that they do not lead. */
const checkKeepers = async (
  ctx: Ctx,
  { id, before, values }: Pick<SaveInput<'unidade'>, 'id' | 'before' | 'values'>,
): Promise<void> => {
  const { sessao } = ctx;
  if (sessao.administrador || sessao.id === 0) return;
  const named = keepers.filter((name) => values[name] !== undefined && values[name] !== before?.[name]);
  if (named.length === 0) return;
  const own = [sessao.usuarioId, atKeyboard(sessao)];
  const there = id === undefined ? [] : [{ unidade: id, chefe: true }];
  const beyondOwn = placesBeyond(await rightsOfSession(ctx), there).length > 0;
  for (const field of named) {
    if (own.includes(values[field] ?? 0)) throw refuseField(field, 'registro.unidade.responsavelASi');
    if (beyondOwn) throw refuseField(field, 'registro.unidade.responsavelDeFora');
  }
};
