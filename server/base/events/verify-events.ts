import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';

/** One thing found wrong in the chains. */
export interface EventProblem {
  readonly cadeia: string;
  readonly seq: number | null;
  readonly problema: 'alterado' | 'faltando' | 'cauda' | 'cadeia' | 'selo';
}

/**
 * Recomputes every chain and every seal.
 * `alterado`: an event does not match its hash; `faltando`: a number of the chain is missing; `cauda`: the chain
 * ends before its head or its seal; `cadeia`: a sealed chain is gone; `selo`: a seal does not match the former one.
 */
export const verifyEvents = async (db: Database): Promise<EventProblem[]> => {
  const { rows } = await sql<EventProblem>`
    with conferido as (
      select e.cadeia, e.seq, e.hash, e.anterior,
        lag(e.hash) over w as hash_anterior, lag(e.seq) over w as seq_anterior,
        evento_resumo(e.anterior, e.cadeia, e.seq, e.momento, e.ato, e.usuario_id, e.substituto_id, e.unidade_id,
                      e.sessao_id, e.conteudo_id, e.dados) as esperado
      from evento e window w as (partition by e.cadeia order by e.seq)
    ),
    selado as (
      select distinct on (k.key) k.key as cadeia, (k.value ->> 0)::integer as seq, k.value ->> 1 as hash
      from selo s, jsonb_each(s.cadeias) k order by k.key, s.id desc
    ),
    todas_seladas as (
      select k.key as cadeia, (k.value ->> 0)::integer as seq, k.value ->> 1 as hash from selo s, jsonb_each(s.cadeias) k
    ),
    selos as (
      select s.id, s.hash, s.anterior, s.cadeias, lag(s.hash) over (order by s.id) as hash_anterior from selo s
    )
    select cadeia, seq, 'alterado' as problema from conferido where hash <> esperado
    union all
    select cadeia, seq, 'faltando' from conferido
      where seq <> coalesce(seq_anterior, 0) + 1
         or anterior <> coalesce(hash_anterior, sha256(convert_to(cadeia, 'UTF8')))
    union all
    select c.cadeia, c.seq, 'cauda' from evento_cadeia c
      left join evento e on e.cadeia = c.cadeia and e.seq = c.seq and e.hash = c.hash where e.id is null and c.seq > 0
    union all
    select t.cadeia, t.seq, 'cauda' from todas_seladas t
      left join evento e on e.cadeia = t.cadeia and e.seq = t.seq and encode(e.hash, 'hex') = t.hash
      where e.id is null and exists (select from evento x where x.cadeia = t.cadeia)
    union all
    select s.cadeia, s.seq, 'cadeia' from selado s where not exists (select from evento x where x.cadeia = s.cadeia)
    union all
    select 'selo:' || id, null, 'selo' from selos
      where anterior <> coalesce(hash_anterior, '\\x'::bytea)
         or hash <> sha256(anterior || convert_to(cadeias::text, 'UTF8'))`.execute(db);
  return rows;
};
