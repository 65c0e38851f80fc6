import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';

/** Whether what a step waits for is so, and by whom: nobody in particular, of what is not asked of people. */
export interface Did {
  readonly usuarioId: number | null;
  /** Who did it in their place. */
  readonly substitutoId: number | null;
}

/**
 * Signed by everybody, or happened after the step began to wait; of what is asked of people, done by one of them; of a document
 * that is asked for, concluded. Undefined: not yet.
 */
export const whoDid = async (db: Database, atividadeId: number): Promise<Did | undefined> => {
  const { rows } = await sql<Did>`select x.usuario_id, x.substituto_id from fluxo_atividade a
    join fluxo_instancia i on i.id = a.instancia_id
    join conteudo c on c.id = i.conteudo_id
    cross join lateral (
      select null::int as usuario_id, null::int as substituto_id where a.especie = 'ESPERA' and a.espera = 'assinado'
        and c.assinaturas_total > 0 and c.assinaturas_feitas >= c.assinaturas_total
      union all
      select case when a.especie <> 'ESPERA' then e.usuario_id end, case when a.especie <> 'ESPERA' then e.substituto_id end from evento e
        where e.conteudo_id = c.id and e.ato = a.espera and e.id > a.desde and case a.especie when 'ESPERA'
          then a.espera <> 'assinado' else exists (select from fluxo_atividade_candidato k
            where k.atividade_id = a.id and k.usuario_id = e.usuario_id) end
      union all
      select s.usuario_id, nullif(s.por_usuario_id, s.usuario_id) from documento d
        join documento_assinante s on s.documento_id = d.id and s.versao = d.versao_atual and s.situacao = 'ASSINADO'
        join fluxo_atividade_candidato k on k.atividade_id = a.id and k.usuario_id = s.usuario_id
        where a.especie = 'ASSINAR' and d.id = c.id
      union all
      select a.assumida_por, null from conteudo o where o.id = a.documento_id and o.fase = 1 and o.excluido_em is null) x
    where a.id = ${atividadeId} and a.situacao = 'ABERTA' limit 1`.execute(db);
  return rows[0];
};
