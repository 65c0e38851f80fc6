import { defined } from '#schemas/defined.ts';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { ImportacaoResumo, ItemImportado } from '#schemas/shapes/protocolo-importacao.ts';
import type { ProtocoloNovo } from '#schemas/shapes/protocolo.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Tables } from '#server/base/db/generated-tables.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { authorOf } from '#server/base/jobs/ctx-of-author.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';

/** Items as they were asked. */
export const insertImport = async (ctx: Ctx, itens: readonly ProtocoloNovo[]): Promise<number> => {
  const { db, agora, sessao } = ctx;
  const { id } = await db
    .insertInto('importacaoProtocolo')
    .values({ ...authorOf(sessao), criadaEm: agora })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('importacaoProtocoloItem')
    .values(itens.map((item, ordem) => ({ importacaoId: id, ordem, pedido: JSON.stringify(item) })))
    .execute();
  return id;
};

export const findImport = (
  db: Database,
  id: number,
): Promise<Selectable<Tables['importacaoProtocolo']> | undefined> =>
  db.selectFrom('importacaoProtocolo').selectAll().where('id', '=', id).executeTakeFirst();

export interface Waiting {
  readonly ordem: number;
  readonly pedido: ProtocoloNovo;
}

export const nextWaiting = async (db: Database, id: number, most: number): Promise<Waiting[]> => {
  const rows = await db
    .selectFrom('importacaoProtocoloItem')
    .select(['ordem', 'pedido'])
    .where('importacaoId', '=', id)
    .where('situacao', '=', 'ESPERA')
    .orderBy('ordem')
    .limit(most)
    .execute();
  return rows.flatMap(({ ordem, pedido }) => (pedido ? [{ ordem, pedido }] : []));
};

/** Says that an item was made; false where it was no longer waiting: somebody else made it. */
export const keepMade = async (
  db: Database,
  importacaoId: number,
  ordem: number,
  protocoloId: number,
): Promise<boolean> => {
  const done = await db
    .updateTable('importacaoProtocoloItem')
    .set({ situacao: 'FEITO', pedido: null, mensagem: null, protocoloId })
    .where('importacaoId', '=', importacaoId)
    .where('ordem', '=', ordem)
    .where('situacao', '=', 'ESPERA')
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
};

export const keepRefused = async (
  db: Database,
  importacaoId: number,
  mensagem: string,
  ordem?: number,
): Promise<void> => {
  let items = db
    .updateTable('importacaoProtocoloItem')
    .set({ situacao: 'RECUSADO', mensagem })
    .where('importacaoId', '=', importacaoId)
    .where('situacao', '=', 'ESPERA');
  if (ordem !== undefined) items = items.where('ordem', '=', ordem);
  await items.execute();
};

/** Ends an import that is still going on; whether it was this that ended it. */
export const endImport = async (db: Database, id: number, agora: Date): Promise<boolean> => {
  const ended = await db
    .updateTable('importacaoProtocolo')
    .set({ situacao: 'CONCLUIDA', terminadaEm: agora })
    .where('id', '=', id)
    .where('situacao', '=', 'EM_ANDAMENTO')
    .executeTakeFirst();
  return ended.numUpdatedRows === 1n;
};

/** Of an item that was made: it was taken back. */
export const keepUndone = async (db: Database, importacaoId: number, ordem: number): Promise<void> => {
  await db
    .updateTable('importacaoProtocoloItem')
    .set({ situacao: 'DESFEITO' })
    .where('importacaoId', '=', importacaoId)
    .where('ordem', '=', ordem)
    .where('situacao', '=', 'FEITO')
    .execute();
};

export const countItems = async (
  db: Database,
  id: number,
): Promise<{ readonly total: number; readonly feitos: number; readonly recusados: number }> => {
  const { rows } = await sql<{ total: number; feitos: number; recusados: number }>`
    select count(*)::integer as total, (count(*) filter (where situacao = 'FEITO'))::integer as feitos,
      (count(*) filter (where situacao = 'RECUSADO'))::integer as recusados
    from importacao_protocolo_item where importacao_id = ${id}`.execute(db);
  return rows[0] ?? { total: 0, feitos: 0, recusados: 0 };
};

/** The last imports that a person asked for. */
export const listImports = async (db: Database, usuarioId: number): Promise<ImportacaoResumo[]> => {
  const { rows } = await sql<ImportacaoResumo>`
    select i.id, i.situacao, to_char(i.criada_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as criada_em,
      count(x.*)::integer as total, (count(x.*) filter (where x.situacao = 'FEITO'))::integer as feitos,
      (count(x.*) filter (where x.situacao = 'RECUSADO'))::integer as recusados
    from importacao_protocolo i join importacao_protocolo_item x on x.importacao_id = i.id
    where i.usuario_id = ${usuarioId} group by i.id order by i.id desc limit 10`.execute(db);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
};

/** Acts that only look, or were not let even that: whoever did no more than these did not touch it. */
const looking = ['criado', 'assumido', 'liberado', 'acessoNegado'];

const untouched = (id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from evento e where e.conteudo_id = ${id} and e.ato <> all(${looking}::text[]))`;

/** Holds a protocol until the transaction ends; whether nobody touched it until then. */
export const holdUntouched = async (db: Database, protocoloId: number): Promise<boolean> => {
  await sql`select from conteudo where id = ${protocoloId} for update`.execute(db);
  const { rows } = await sql<{ intocado: boolean }>`
    select ${untouched(sql`${protocoloId}`)} as intocado`.execute(db);
  return rows[0]?.intocado ?? false;
};

/** The items of an import, with the words of the protocols that the person may see now. */
export const readItems = async ({ db, sessao }: Ctx, id: number): Promise<ItemImportado[]> => {
  const { rows } = await sql<ItemImportado & { intocado: boolean | null }>`
    select coalesce(x.nome, e.nome) as arquivo, i.ordem, i.situacao, coalesce(c.assunto, i.pedido->>'assunto', '') as assunto,
      i.mensagem, c.id as protocolo_id, c.numero,
      case when c.id is not null and i.situacao = 'FEITO' then ${untouched(sql`c.id`)} end as intocado
    from importacao_protocolo_item i
    left join conteudo c on c.id = i.protocolo_id and c.excluido_em is null and ${visibleContent(sessao)}
    left join protocolo_arquivo px on px.protocolo_id = c.id and px.numero = 1 left join arquivo x on x.id = px.origem_id
    left join captura k on k.id = (i.pedido->'captura'->>'id')::bigint and k.usuario_id = ${sessao.usuarioId}
    left join arquivo e on e.id = k.arquivo_id
    where i.importacao_id = ${id} order by i.ordem`.execute(db);
  return rows.map(({ arquivo, intocado, mensagem, protocoloId, numero, ...item }) => ({
    ...item,
    arquivo: arquivo ?? undefined,
    mensagem: mensagem ?? undefined,
    protocoloId: protocoloId === null ? undefined : Number(protocoloId),
    numero: numero ?? undefined,
    ...defined({ desfazivel: intocado ? true : undefined }),
  }));
};
