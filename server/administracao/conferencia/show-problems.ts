import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';

/** How many of the files that are not whole a volume names, by digest: their names may be those of documents. */
const mostNamed = 20;

/** Brings to the register of volumes when each was last wholly verified, and what is wrong there. */
export const showProblems = async (db: Database): Promise<void> => {
  await sql`
    update registro.volume v set
      conferido_em = (select max(terminada_em) from conferencia_arquivos),
      arquivos_com_problema = p.total,
      problemas = p.quais
    from (
      select v2.id, count(p.sha256)::int as total,
        string_agg(case p.problema when 'faltando' then 'faltando: ' else 'alterado: ' end
          || encode(p.sha256, 'hex'), E'\n' order by p.visto_em) filter (where p.ordem <= ${mostNamed}) as quais
      from registro.volume v2
      left join (select *, row_number() over (partition by volume_id order by visto_em) as ordem
        from arquivo_problema) p on p.volume_id = v2.id
      group by v2.id
    ) p where p.id = v.id`.execute(db);
};
