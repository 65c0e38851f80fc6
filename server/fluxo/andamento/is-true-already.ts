import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import type { Instance } from './instance.ts';

interface Wait {
  readonly elemento: string;
  readonly abertaEm: Date;
}

/** Whether what a step waits for is so: signed by everybody, or happened after it began to wait. */
export const isTrueAlready = async (
  db: Database,
  { conteudoId, plano }: Pick<Instance, 'conteudoId' | 'plano'>,
  { elemento, abertaEm }: Wait,
): Promise<boolean> => {
  const espera = plano.elementos[elemento]?.espera;
  if (espera === undefined) return false;
  const { rows } =
    espera === 'assinado'
      ? await sql`select from conteudo
          where id = ${conteudoId} and assinaturas_total > 0 and assinaturas_feitas >= assinaturas_total`.execute(
          db,
        )
      : await sql`select from evento
          where conteudo_id = ${conteudoId} and ato = ${espera} and momento > ${abertaEm} limit 1`.execute(
          db,
        );
  return rows.length > 0;
};
