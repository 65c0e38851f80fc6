import { sql, type Selectable } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { PesquisaEntrada, PesquisaMudanca, PesquisaSalva } from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { PesquisaSalvaTable } from '#server/base/db/tables.ts';

/** Searches that one person may keep: more than a menu can show. */
const mostSearches = 100;

export const listSearches = async (
  db: Database,
  usuarioId: number,
  start: number,
  pageSize: number,
): Promise<Page<PesquisaSalva>> => {
  const rows = await db
    .selectFrom('pesquisaSalva')
    .selectAll()
    .where('usuarioId', '=', usuarioId)
    .orderBy(sql`lower(nome)`)
    .offset((start - 1) * pageSize)
    .limit(pageSize)
    .execute();
  return { itens: rows.map(present), total: await countSearches(db, usuarioId), totalExato: true };
};

export const keepSearch = async (
  db: Database,
  usuarioId: number,
  nome: string,
  { casoDeUso, json }: PesquisaEntrada,
  agora: Date,
): Promise<PesquisaSalva> => {
  if ((await countSearches(db, usuarioId)) >= mostSearches)
    throw refusedName(mensagem('pesquisa.recusa.muitas', { limite: mostSearches }));
  const row = await db
    .insertInto('pesquisaSalva')
    .values({ usuarioId, nome, casoDeUso, filtro: JSON.stringify(json), criadaEm: agora })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw refusedName(mensagem('pesquisa.recusa.repetida'));
  return present(row);
};

/** Changes one of the person's own; anybody else's is answered as one that does not exist. */
export const changeSearch = async (
  db: Database,
  usuarioId: number,
  id: number,
  nome: string,
  { casoDeUso, json }: PesquisaMudanca,
): Promise<PesquisaSalva> => {
  // two changes at once are made one after the other, so that the second one sees the name that the first one took
  await sql`select id from pesquisa_salva where usuario_id = ${usuarioId} order by id for update`.execute(db);
  const other = await db
    .selectFrom('pesquisaSalva')
    .select('id')
    .where('usuarioId', '=', usuarioId)
    .where(sql`lower(nome)`, '=', nome.toLowerCase())
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other) throw refusedName(mensagem('pesquisa.recusa.repetida'));
  const row = await db
    .updateTable('pesquisaSalva')
    .set({ nome, ...(casoDeUso && json ? { casoDeUso, filtro: JSON.stringify(json) } : {}) })
    .where('id', '=', id)
    .where('usuarioId', '=', usuarioId)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AppError('naoEncontrado');
  return present(row);
};

export const removeSearch = async (db: Database, usuarioId: number, id: number): Promise<void> => {
  const { numDeletedRows } = await db
    .deleteFrom('pesquisaSalva')
    .where('id', '=', id)
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new AppError('naoEncontrado');
};

export const refusedName = (why: string): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo: 'nome', mensagem: why }] });

const countSearches = async (db: Database, usuarioId: number): Promise<number> => {
  const { total } = await db
    .selectFrom('pesquisaSalva')
    .select(sql<number>`count(*)`.as('total'))
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirstOrThrow();
  return total;
};

const present = ({ id, nome, casoDeUso, filtro }: Selectable<PesquisaSalvaTable>): PesquisaSalva => ({
  id,
  nome,
  casoDeUso,
  json: filtro,
});
