import { sql } from 'kysely';
import type { ForeignKey } from '#server/base/db/foreign-key.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { visibleContent } from './visible-content.ts';

/**
 * How many rows of the contents that the person sees point to a record, for each key that they point by; keys of other tables are
 * not in the answer. Contents out of reach are not counted at all.
 */
export const contentUses = async (
  ctx: Ctx,
  keys: readonly ForeignKey[],
  id: number,
  most: number,
): Promise<ReadonlyMap<ForeignKey, number>> => {
  const tables = await contentTables(ctx);
  const counts = new Map<ForeignKey, number>();
  for (const key of keys) {
    const conteudo = key.esquema === 'public' ? tables.get(key.tabela) : undefined;
    if (conteudo === undefined) continue;
    counts.set(key, await countContentUses(ctx, { ...key, conteudo }, id, most));
  }
  return counts;
};

/** Tables of the domains whose rows are of a content, with the column that says of which. */
const contentTables = async ({ db }: Pick<Ctx, 'db'>): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ tabela: string; coluna: string }>`
    select distinct on (c.relname) c.relname as tabela, a.attname as coluna from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid in (to_regclass('public.conteudo'), to_regclass('public.documento'))
    order by c.relname, (a.attname = 'id') desc, k.confrelid`.execute(db);
  return new Map([['conteudo', 'id'], ...rows.map(({ tabela, coluna }) => [tabela, coluna] as const)]);
};

interface Pointer extends ForeignKey {
  /** The column that says of which content the row is. */
  readonly conteudo: string;
}

const countContentUses = async (
  { db, sessao }: Ctx,
  { tabela, coluna, conteudo }: Pointer,
  id: number,
  most: number,
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from ${sql.id(tabela)} x join conteudo c on c.id = x.${sql.id(conteudo)}
      where x.${sql.id(coluna)} = ${id} and ${visibleContent(sessao)} limit ${most}) n`.execute(db);
  return rows[0]?.total ?? 0;
};
