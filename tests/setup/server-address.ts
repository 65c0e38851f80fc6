/** How to reach one database of the test server; what `pg`, Kysely's dialect and graphile-worker take. */
export interface TestConnection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password?: string;
  readonly database: string;
}

/** A URL whose host is a folder (unix socket) or a name. */
export const serverUrl = ({ host, port, user, database }: TestConnection): string =>
  `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

export const connectionTo = (database: string): TestConnection => {
  const url = new URL(serverAddress());
  const password = decodeURIComponent(url.password);
  return {
    host: url.searchParams.get('host') ?? url.hostname,
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: password || undefined,
    database,
  };
};

/** The database that is connected to in order to create others. */
export const maintenanceConnection = (): TestConnection =>
  connectionTo(new URL(serverAddress()).pathname.slice(1) || 'postgres');

/** Databases of one run share a prefix, so that a server that stays can be cleaned. */
export const databaseName = (name: string): string =>
  `malote_${process.env['MALOTE_TESTE_RODADA'] ?? ''}_${name}`;

const serverAddress = (): string => {
  const address = process.env['MALOTE_TESTE_DATABASE_URL'];
  if (!address)
    throw new Error('No test database: this test belongs to a vitest project with tests/setup/postgres.ts.');
  return address;
};
