import { sql, type Selectable } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { Notificacao } from '#schemas/generated.ts';
import type { Database } from '#server/db/connect.ts';
import type { NotificacaoTable } from '#server/db/tables.ts';

export const countUnread = async (db: Database, usuarioId: number): Promise<number> => {
  const row = await db
    .selectFrom('notificacao')
    .select(sql<number>`count(*)`.as('quantidade'))
    .where('usuarioId', '=', usuarioId)
    .where('lida', '=', false)
    .executeTakeFirstOrThrow();
  return row.quantidade;
};

export const listNotifications = async (
  db: Database,
  usuarioId: number,
  start: number,
  pageSize: number,
): Promise<Page<Notificacao>> => {
  const rows = await db
    .selectFrom('notificacao')
    .selectAll()
    .where('usuarioId', '=', usuarioId)
    .orderBy('momento', 'desc')
    .orderBy('id', 'desc')
    .offset((start - 1) * pageSize)
    .limit(pageSize)
    .execute();
  const { total } = await db
    .selectFrom('notificacao')
    .select(sql<number>`count(*)`.as('total'))
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirstOrThrow();
  return { itens: rows.map(present), total, totalExato: true };
};

export const readNotification = async (db: Database, usuarioId: number, id: number): Promise<Notificacao> => {
  const row = await db
    .selectFrom('notificacao')
    .selectAll()
    .where('id', '=', id)
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirst();
  if (!row) throw new AppError('naoEncontrado');
  return present(row);
};

export const markRead = async (db: Database, usuarioId: number, id: number): Promise<Notificacao> => {
  const row = await db
    .updateTable('notificacao')
    .set({ lida: true })
    .where('id', '=', id)
    .where('usuarioId', '=', usuarioId)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AppError('naoEncontrado');
  return present(row);
};

/** Removes the given ones, or all when none is given. */
export const removeNotifications = async (
  db: Database,
  usuarioId: number,
  ids?: readonly number[],
): Promise<number> => {
  const result = await db
    .deleteFrom('notificacao')
    .where('usuarioId', '=', usuarioId)
    .$if(ids !== undefined, (query) => query.where('id', '=', sql<number>`any(${ids}::bigint[])`))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
};

const present = (row: Selectable<NotificacaoTable>): Notificacao => ({
  id: row.id,
  usuario: row.usuarioId,
  assunto: row.assunto,
  tipo: row.tipo as Notificacao['tipo'],
  lida: row.lida,
  momento: row.momento.toISOString(),
  ...(row.conteudo === null ? {} : { conteudo: row.conteudo }),
  ...(row.conteudoId === null ? {} : { conteudoId: row.conteudoId }),
  ...(row.rota === null ? {} : { rota: row.rota }),
});
