import type pg from 'pg';

/** What makes up a document, and the column by which each row belongs to it. */
const parts = [
  ['conteudo', 'id'],
  ['documento', 'id'],
  ['documento_versao', 'documento_id'],
  ['documento_destino', 'documento_id'],
  ['documento_assinante', 'documento_id'],
  ['conteudo_acesso', 'conteudo_id'],
] as const;

/** Columns that may not repeat from copy to copy. */
const own: Readonly<Record<string, string>> = {
  numero: `c.numero || '-' || s.id`,
  numero_protocolo: `c.numero_protocolo || '-' || s.id`,
  codigo: 'null',
};

/** Copies a document many times; the copies have consecutive ids, after every other and what the sequence says. @returns the first of them */
export const copyDocument = async (pool: pg.Pool, id: number, copies: number): Promise<number> => {
  const { rows } = await pool.query<{ first: number }>(
    `select setval(s.name, greatest((select max(id) from conteudo), nextval(s.name) - 1) + $1) - $1 + 1 as first
     from (select pg_get_serial_sequence('conteudo', 'id')::regclass as name) s`,
    [copies],
  );
  const first = rows[0]?.first ?? 0;
  for (const [table, key] of parts) {
    const columns = await columnsOf(pool, table, key);
    const values = columns.map(
      (column) => (table === 'documento_versao' ? undefined : own[column]) ?? `c.${column}`,
    );
    await pool.query(
      `insert into ${table} (${[key, ...columns].join(', ')}) overriding system value
       select s.id, ${values.join(', ')} from ${table} c, generate_series($2::bigint, $3::bigint) s(id) where c.${key} = $1`,
      [id, first, first + copies - 1],
    );
  }
  return first;
};

const columnsOf = async (pool: pg.Pool, table: string, key: string): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
       and attname <> $2`,
    [table, key],
  );
  return rows.map(({ name }) => name);
};
