import { sql } from 'kysely';
import type { Corpo, Propriedade } from '#schemas/shapes/propriedade.ts';
import type { Ctx } from '#server/base/http/context.ts';

/** The properties of a model, over the alias `m` of its register, as a draft copies them. */
export const propertiesOfModel = sql<Propriedade[]>`coalesce((
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('chave', p.chave, 'marcador', p.marcador, 'rotulo', p.rotulo,
    'tipo', p.tipo, 'preenchimento', p.preenchimento, 'mascara', p.mascara)) order by p.ordem)
  from registro.modelo_documento_propriedades p where p.registro_id = m.id), '[]'::jsonb)`;

/** A version of a model that was kept. */
interface ModelVersion {
  readonly numero: number;
  readonly corpo: Corpo;
  readonly propriedades: Propriedade[];
}

/** The version that was concluded last of a model that changes: what its documents come from. */
export const concludedModel = async (ctx: Ctx, modeloId: number): Promise<ModelVersion | undefined> => {
  const { rows } = await sql<ModelVersion>`select numero, corpo, propriedades from modelo_versao
    where modelo_id = ${modeloId} order by numero desc limit 1`.execute(ctx.db);
  return rows[0];
};

/** Keeps the concluded version of a model that begins to change: ordinary drafts go on coming from it. */
export const keepConcludedModel = async (ctx: Ctx, modeloId: number): Promise<void> => {
  await sql`insert into modelo_versao (modelo_id, numero, corpo, propriedades, guardada_em)
    select m.id, coalesce(m.numero_versao, 1), m.corpo, ${propertiesOfModel}, ${ctx.agora}
    from registro.modelo_documento m where m.id = ${modeloId} and m.corpo is not null
    on conflict (modelo_id, numero) do update set corpo = excluded.corpo, propriedades = excluded.propriedades,
      guardada_em = excluded.guardada_em`.execute(ctx.db);
};
