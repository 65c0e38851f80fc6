import { sql } from 'kysely';
import type { Propriedade } from '#schemas/generated.ts';
import type { Ctx } from '#server/http/context.ts';

/** The properties of a model, over the alias `m` of its register, as a draft copies them. */
export const propertiesOfModel = sql<Propriedade[]>`coalesce((
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('chave', p.chave, 'marcador', p.marcador, 'rotulo', p.rotulo,
    'tipo', p.tipo, 'preenchimento', p.preenchimento, 'mascara', p.mascara)) order by p.ordem)
  from registro.modelo_documento_propriedades p where p.registro_id = m.id), '[]'::jsonb)`;

/** Keeps the concluded version of a model that begins to change: ordinary drafts go on coming from it. */
export const keepConcludedModel = async (ctx: Ctx, modeloId: number): Promise<void> => {
  await sql`insert into modelo_versao (modelo_id, numero, corpo, propriedades, guardada_em)
    select m.id, coalesce(m.numero_versao, 1), m.corpo, ${propertiesOfModel}, ${ctx.agora}
    from registro.modelo_documento m where m.id = ${modeloId} and m.corpo is not null
    on conflict do nothing`.execute(ctx.db);
};
