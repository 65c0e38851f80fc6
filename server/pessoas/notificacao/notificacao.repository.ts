import { sql, type Selectable } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { Notificacao } from '#schemas/generated.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { NotificacaoTable } from '#server/base/db/tables.ts';

/** Whose notifications, and whether only those about work: what is said of the account is nobody else's. */
export interface Reader {
  readonly usuarioId: number;
  readonly onlyWork: boolean;
}

export const countUnread = async (db: Database, { usuarioId, onlyWork }: Reader): Promise<number> => {
  const row = await db
    .selectFrom('notificacao')
    .select(sql<number>`count(*)`.as('quantidade'))
    .where('usuarioId', '=', usuarioId)
    .$if(onlyWork, (query) => query.where('tipo', '<>', 'SISTEMA'))
    .where('lida', '=', false)
    .executeTakeFirstOrThrow();
  return row.quantidade;
};

export const listNotifications = async (
  db: Database,
  { usuarioId, onlyWork }: Reader,
  start: number,
  pageSize: number,
): Promise<Page<Notificacao>> => {
  const rows = await db
    .selectFrom('notificacao')
    .selectAll()
    .where('usuarioId', '=', usuarioId)
    .$if(onlyWork, (query) => query.where('tipo', '<>', 'SISTEMA'))
    .orderBy('momento', 'desc')
    .orderBy('id', 'desc')
    .offset((start - 1) * pageSize)
    .limit(pageSize)
    .execute();
  const { total } = await db
    .selectFrom('notificacao')
    .select(sql<number>`count(*)`.as('total'))
    .where('usuarioId', '=', usuarioId)
    .$if(onlyWork, (query) => query.where('tipo', '<>', 'SISTEMA'))
    .executeTakeFirstOrThrow();
  return { itens: rows.map(present), total, totalExato: true };
};

export const readNotification = async (
  db: Database,
  { usuarioId, onlyWork }: Reader,
  id: number,
): Promise<Notificacao> => {
  const row = await db
    .selectFrom('notificacao')
    .selectAll()
    .where('id', '=', id)
    .where('usuarioId', '=', usuarioId)
    .$if(onlyWork, (query) => query.where('tipo', '<>', 'SISTEMA'))
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
