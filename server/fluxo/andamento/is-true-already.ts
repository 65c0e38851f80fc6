import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import type { Instance } from './instance.ts';

interface Wait {
  readonly espera: string | null;
  /** The last event of the content when it began to wait. */
  readonly desde: number;
}

/** Whether what a step waits for is so: signed by everybody, or happened after it began to wait. */
export const isTrueAlready = async (
  db: Database,
  { conteudoId }: Pick<Instance, 'conteudoId'>,
  { espera, desde }: Wait,
): Promise<boolean> => {
  if (espera === null) return false;
  const { rows } =
    espera === 'assinado'
      ? await sql`select from conteudo
          where id = ${conteudoId} and assinaturas_total > 0 and assinaturas_feitas >= assinaturas_total`.execute(
          db,
        )
      : await sql`select from evento
          where conteudo_id = ${conteudoId} and ato = ${espera} and id > ${desde} limit 1`.execute(db);
  return rows.length > 0;
};
