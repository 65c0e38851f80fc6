import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import { especieOf, kindJoins } from '#server/conteudo/especies/index.ts';
import type { CamposDe } from './read-campos.ts';

/** Whose custom fields a content has: those of its type. */
export const camposDe = async (db: Database, id: number): Promise<CamposDe> => {
  const { rows } = await sql<{ tipo: number; fase: number; tipoId: number }>`
    select c.tipo, c.fase, coalesce(td.id, tp.id) as tipo_id from conteudo c ${kindJoins} where c.id = ${id}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error(`conteúdo ${id} sem linha`);
  return { id, registro: especieOf(row.tipo).registro, tipoId: row.tipoId, minuta: row.fase === 0 };
};
