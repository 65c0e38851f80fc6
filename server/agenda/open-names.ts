import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';

/** Number and subject of those contents that are open to all: what may be told where nobody watches over who reads. */
export const openNames = async (
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await sql<{ id: number; nome: string }>`
    select c.id, concat_ws(' · ', c.numero, c.assunto) as nome from conteudo c
    where c.id = any(${ids}::bigint[]) and c.sigilo = 0 and c.nivel_acesso = 'PUBLICO' and c.fase = 1`.execute(
    db,
  );
  return new Map(rows.map(({ id, nome }) => [id, nome]));
};
