import { sql } from 'kysely';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Database } from '#server/base/db/connect.ts';

/** A flow that may begin over a content, and the version that it would run by. */
interface Iniciavel {
  readonly id: number;
  readonly nome: string;
  readonly descricao: string | null;
  readonly versao: number;
  readonly versaoId: number;
  /** The one that the conclusion of such a content begins. */
  readonly doTipo: boolean;
}

const byDocuments = sql`(exists (select from registro.modelo_documento x where x.fluxo_iniciado = f.id)
  or exists (select from registro.tipo_documento x where x.fluxo_iniciado = f.id))`;
const byProcesses = sql`exists (select from registro.tipo_processo x where x.fluxo_iniciado = f.id)`;

/** Flows in use, by their last version. One that only contents of another kind begin is not for this kind. */
export const iniciaveis = async (db: Database, conteudoId: number): Promise<readonly Iniciavel[]> => {
  const { rows } = await sql<Iniciavel>`
    select f.id, f.nome, f.descricao, v.numero as versao, v.id as versao_id,
      coalesce(f.id = coalesce(m.fluxo_iniciado, t.fluxo_iniciado, tp.fluxo_iniciado), false) as do_tipo
    from conteudo c
    left join documento d on d.id = c.id
    left join registro.modelo_documento m on m.id = d.modelo_id
    left join registro.tipo_documento t on t.id = d.tipo_documento_id
    left join processo p on p.id = c.id
    left join registro.tipo_processo tp on tp.id = p.tipo_processo_id
    cross join registro.fluxo f
    cross join lateral (select v.id, v.numero from fluxo_versao v where v.fluxo_id = f.id order by v.numero desc limit 1) v
    where c.id = ${conteudoId} and f.ativo
      and case when c.tipo = ${tipoConteudo.processo} then ${byProcesses} or not ${byDocuments}
        else ${byDocuments} or not ${byProcesses} end
    order by do_tipo desc, f.nome`.execute(db);
  return rows;
};
