import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import type { Instance } from './instance.ts';

/** Whether what an element waits for is so already: signed by everybody. What has to happen from now on never is. */
export const isTrueAlready = async (
  db: Database,
  { conteudoId, plano }: Pick<Instance, 'conteudoId' | 'plano'>,
  elemento: string,
): Promise<boolean> => {
  if (plano.elementos[elemento]?.espera !== 'assinado') return false;
  const { rows } = await sql<{ todos: boolean }>`
    select assinaturas_total > 0 and assinaturas_feitas >= assinaturas_total as todos
    from conteudo where id = ${conteudoId}`.execute(db);
  return rows[0]?.todos ?? false;
};
