import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Database } from '#server/base/db/connect.ts';

/** The unit that has a request now. */
export const placeOf = async (
  db: Database,
  id: number,
): Promise<{ readonly unidadeId: number; readonly unidadeSigla: string; readonly organizacaoId: number }> => {
  const { rows } = await sql<{ unidadeId: number; unidadeSigla: string; organizacaoId: number }>`
    select un.id as unidade_id, un.sigla as unidade_sigla, c.organizacao_id
    from conteudo c join registro.unidade un on un.id = c.detentor_unidade_id where c.id = ${id}`.execute(db);
  const [place] = rows;
  if (!place) throw new AppError('naoEncontrado');
  return place;
};
