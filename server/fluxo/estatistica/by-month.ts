import { sql } from 'kysely';
import type { FluxoEstatistica } from '#schemas/shapes/fluxo-estatistica.ts';
import { legalZone } from '#schemas/legal-zone.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Asked } from './times.ts';

type Flow = Pick<FluxoEstatistica, 'iniciados' | 'concluidos' | 'interrompidos' | 'porMes'>;

/** What began and what ended, by month of the legal zone. */
export const byMonth = async (db: Database, { versoes, de, ate }: Asked): Promise<Flow> => {
  const from = sql`(${de}::date::timestamp at time zone ${legalZone()})`;
  const until = sql`((${ate}::date + 1)::timestamp at time zone ${legalZone()})`;
  const { rows } = await sql<Flow['porMes'][number]>`
    select to_char(quando at time zone ${legalZone()}, 'YYYY-MM') as mes, (count(*) filter (where o = 'I'))::int as iniciados,
      (count(*) filter (where o = 'CONCLUIDA'))::int as concluidos,
      (count(*) filter (where o = 'CANCELADA'))::int as interrompidos
    from (select iniciada_em as quando, 'I' as o from fluxo_instancia
        where versao_id = any(${versoes}) and iniciada_em >= ${from} and iniciada_em < ${until}
      union all select terminada_em, situacao from fluxo_instancia
        where versao_id = any(${versoes}) and terminada_em >= ${from} and terminada_em < ${until}) x
    group by 1 order by 1`.execute(db);
  const sum = (key: 'iniciados' | 'concluidos' | 'interrompidos'): number =>
    rows.reduce((all, one) => all + one[key], 0);
  return {
    iniciados: sum('iniciados'),
    concluidos: sum('concluidos'),
    interrompidos: sum('interrompidos'),
    porMes: rows,
  };
};
