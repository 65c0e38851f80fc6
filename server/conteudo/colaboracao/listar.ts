import { sql } from 'kysely';
import type { Colaborador } from '#schemas/shapes/colaboracao.ts';
import type { Database } from '#server/base/db/connect.ts';
import { collaborator } from '#server/pessoas/acesso/collaborator.ts';

interface Row extends Omit<Colaborador, 'desde' | 'por'> {
  readonly desde: Date;
  readonly por: string | null;
}

/** Who collaborates in a draft, in the order in which they were named. */
export const listCollaborators = async (db: Database, id: number): Promise<Colaborador[]> => {
  const { rows } = await sql<Row>`
    select u.id, u.nome, a.desde, p.nome as por,
      coalesce((select un.sigla from registro.usuario_unidades uu join registro.unidade un on un.id = uu.unidade
        where uu.registro_id = u.id order by coalesce(uu.padrao, false) desc, un.sigla limit 1), '') as unidade
    from conteudo_acesso a
    join registro.usuario u on u.id = a.usuario_id
    left join registro.usuario p on p.id = a.por_usuario_id
    where a.conteudo_id = ${id} and a.motivo = ${collaborator} order by a.desde, u.nome`.execute(db);
  return rows.map(({ desde, por, ...row }) => ({
    ...row,
    desde: desde.toISOString(),
    por: por ?? undefined,
  }));
};
