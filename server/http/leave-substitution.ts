import { sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';

/** Gives the session back to who sits at the keyboard, in the unit from where they began, or in their default one. */
export const leaveSubstitution = async (db: Database, sessaoId: number): Promise<void> => {
  await sql`
    update sessao s set substituido_id = null, unidade_propria_id = null, unidade_id = coalesce((
      select uu.unidade from registro.usuario_unidades uu where uu.registro_id = s.usuario_id
      order by uu.unidade = s.unidade_propria_id desc, coalesce(uu.padrao, false) desc, uu.ordem limit 1), s.unidade_id)
    where s.id = ${sessaoId} and s.substituido_id is not null`.execute(db);
};
