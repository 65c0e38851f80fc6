import type { Ctx } from '#server/base/http/context.ts';
import { definedCampos } from './campo-definido.ts';
import type { CamposDe } from './read-campos.ts';

/** At its conclusion a content keeps the fields of its type as they are then: what the type becomes later is of later contents. */
export const freezeCampos = async (ctx: Ctx, de: CamposDe): Promise<void> => {
  const defined = await definedCampos(ctx.db, de.registro, de.tipoId);
  await ctx.db
    .updateTable('conteudoCampo')
    .set({ definicao: null })
    .where('conteudoId', '=', de.id)
    .execute();
  if (defined.length === 0) return;
  await ctx.db
    .insertInto('conteudoCampo')
    .values(
      defined.map((definido, ordem) => ({
        conteudoId: de.id,
        rotulo: definido.rotulo,
        tipo: definido.tipo,
        ordem,
        valor: null,
        arquivoId: null,
        definicao: JSON.stringify(definido),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['conteudoId', 'rotulo']).doUpdateSet((eb) => ({
        // what was written while the field was of another kind is nothing to the new one
        valor: eb
          .case()
          .when('conteudoCampo.tipo', '=', eb.ref('excluded.tipo'))
          .then(eb.ref('conteudoCampo.valor'))
          .else(null)
          .end(),
        tipo: eb.ref('excluded.tipo'),
        ordem: eb.ref('excluded.ordem'),
        definicao: eb.ref('excluded.definicao'),
      })),
    )
    .execute();
};
