/** Systems that a connection may reach. */
export type Driver = 'POSTGRESQL' | 'MYSQL' | 'MARIADB' | 'SQLSERVER' | 'ORACLE';

/** Where a database is. */
export interface Place {
  readonly driver: Driver;
  readonly host: string;
  readonly port: number;
  readonly database: string;
}

export const standardPorts: Readonly<Record<Driver, number>> = {
  POSTGRESQL: 5432,
  MYSQL: 3306,
  MARIADB: 3306,
  SQLSERVER: 1433,
  ORACLE: 1521,
};

const names: Readonly<Record<string, Driver>> = {
  postgresql: 'POSTGRESQL',
  mysql: 'MYSQL',
  mariadb: 'MARIADB',
  sqlserver: 'SQLSERVER',
  'oracle:thin': 'ORACLE',
};

/** Host, in brackets when it is an IPv6 address, and port. */
const authority = String.raw`(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9._-]+)(?::(\d{1,5}))?`;
const withPath = new RegExp(
  String.raw`^jdbc:(postgresql|mysql|mariadb)://${authority}/([^/?#;\s]+)(?:\?\S*)?$`,
);
const ofSqlServer = new RegExp(
  String.raw`^jdbc:sqlserver://${authority};(?:\S*;)?databaseName=([^;\s]+)(?:;\S*)?$`,
  'i',
);
const ofOracle = new RegExp(String.raw`^jdbc:(oracle:thin):@(?://)?${authority}[/:]([^/?#;\s]+)$`);

/** Reads a JDBC URL; undefined when it is not of a known form. Parameters after the database are left out: the form has them. */
export const readJdbcUrl = (url: string): Place | undefined => {
  const plain = withPath.exec(url) ?? ofOracle.exec(url);
  const [scheme, host, port, database] = plain?.slice(1) ?? [
    'sqlserver',
    ...(ofSqlServer.exec(url)?.slice(1) ?? []),
  ];
  const driver = names[scheme ?? ''];
  if (!driver || host === undefined || database === undefined) return undefined;
  const number = port === undefined ? standardPorts[driver] : Number(port);
  if (number < 1 || number > 65_535) return undefined;
  return { driver, host: host.replace(/^\[|\]$/g, ''), port: number, database: decodeURIComponent(database) };
};

/** The JDBC URL of a place. */
export const writeJdbcUrl = ({ driver, host, port, database }: Place): string => {
  const at = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  if (driver === 'SQLSERVER') return `jdbc:sqlserver://${at};databaseName=${database}`;
  if (driver === 'ORACLE') return `jdbc:oracle:thin:@//${at}/${database}`;
  return `jdbc:${driver.toLowerCase()}://${at}/${encodeURIComponent(database)}`;
};
