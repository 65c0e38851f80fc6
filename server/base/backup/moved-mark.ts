import pg from 'pg';

/** In a database that `malote mover` left: a server over it would go on where nobody looks any more. */
export const movedMark = 'bancoMudou';

export const markMoved = (database: pg.ClientConfig): Promise<void> =>
  change(
    database,
    `insert into public.ajuste (chave, valor) values ($1, 'true') on conflict (chave) do nothing`,
  );

export const unmarkMoved = (database: pg.ClientConfig): Promise<void> =>
  change(database, 'delete from public.ajuste where chave = $1');

const change = async (database: pg.ClientConfig, sql: string): Promise<void> => {
  const client = new pg.Client(database);
  client.on('error', () => undefined);
  await client.connect();
  await client.query(sql, [movedMark]).finally(() => client.end());
};
