import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import { collaborator } from './collaborator.ts';

interface Grant {
  readonly unidadeId?: number;
  readonly usuarioId?: number;
  /** Why: `criou`, `tramite`, `copia`, `assinante`, `destino`, `sigiloso`, `credencial`, `colaborador`. */
  readonly motivo: string;
  /** Who gave it, where a person did. */
  readonly porUsuarioId?: number;
  /** The forwarding that gave it, and may take it back. */
  readonly tramiteId?: number;
}

/**
 * Lets units and people see a content from now on; one who already may is left as is. Only a credential gives way to a reason
 * of the work itself: taking it back must not take what that gives.
 */
export const grantAccess = async (
  db: Database,
  conteudoId: number,
  desde: Date,
  grants: readonly Grant[],
): Promise<void> => {
  if (grants.length === 0) return;
  await replaceCredentials(db, conteudoId, grants);
  await db
    .insertInto('conteudoAcesso')
    .values(
      grants.map((grant) => ({
        conteudoId,
        unidadeId: grant.unidadeId ?? null,
        usuarioId: grant.usuarioId ?? null,
        motivo: grant.motivo,
        porUsuarioId: grant.porUsuarioId ?? null,
        tramiteId: grant.tramiteId ?? null,
        desde,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const replaceCredentials = async (
  db: Database,
  conteudoId: number,
  grants: readonly Grant[],
): Promise<void> => {
  // a forwarding gives nothing for good until it is received
  for (const { usuarioId, motivo, porUsuarioId, tramiteId } of grants)
    if (
      usuarioId !== undefined &&
      motivo !== 'credencial' &&
      motivo !== collaborator &&
      tramiteId === undefined
    )
      await db
        .updateTable('conteudoAcesso')
        .set({ motivo, porUsuarioId: porUsuarioId ?? null })
        .where('conteudoId', '=', conteudoId)
        .where('usuarioId', '=', usuarioId)
        .where('motivo', '=', 'credencial')
        .execute();
};

/** Units whose people are told of what arrives, chiefs and secretaries first. */
export const peopleOfUnit = async (db: Database, unidadeId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select u.id from registro.usuario u
    join registro.usuario_unidades uu on uu.registro_id = u.id
    where uu.unidade = ${unidadeId} and u.ativo and not coalesce(u.bloqueado, false)
    order by coalesce(uu.chefe, false) desc, coalesce(uu.secretario, false) desc, u.id limit 200`.execute(db);
  return rows.map((row) => row.id);
};
