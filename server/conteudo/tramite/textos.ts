import { sql } from 'kysely';
import type { TextosTramite } from '#schemas/shapes/tramite.ts';
import type { Ctx } from '#server/base/http/context.ts';

/** Ready texts that the person's unit may use: its own and those of all units. Its own default comes before the general one. */
export const textos = async ({ db, sessao }: Ctx): Promise<TextosTramite['textos']> => {
  const { rows } = await sql<TextosTramite['textos'][number]>`
    select t.id, t.descricao, t.texto,
      t.padrao and (t.unidade is not null or not exists (
        select from registro.texto_tramite o where o.padrao and o.ativo and o.unidade = ${sessao.unidadeId})) as padrao
    from registro.texto_tramite t
    where t.ativo and (t.unidade is null or t.unidade = ${sessao.unidadeId})
    order by padrao desc, t.descricao, t.id`.execute(db);
  return rows;
};
