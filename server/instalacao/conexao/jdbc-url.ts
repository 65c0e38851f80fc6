/** Systems that a connection may reach. */
export type Driver = 'POSTGRESQL' | 'MYSQL' | 'MARIADB' | 'SQLSERVER' | 'ORACLE';

/** Where a database is. */
interface Place {
  readonly driver: Driver;
  readonly host: string;
  readonly port: number;
  readonly database: string;
  /** The URL asks for TLS. */
  readonly tls?: true;
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

/** How each driver asks for TLS. */
const asksTls =
  /[?&;](?:(?:ssl|useSSL|requireSSL)=true|encrypt=(?:true|mandatory|strict)|sslMode=(?:require|required|trust|verify[-_]\w+))(?=[&;]|$)/i;

/**
 * Reads a JDBC URL; undefined when it is not of a known form. Of the parameters only whether it asks for TLS counts: the rest
 * is in the form.
 */
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
  const name = decoded(database);
  if (name === undefined) return undefined;
  const place = { driver, host: host.replace(/^\[|\]$/g, ''), port: number, database: name };
  return asksTls.test(url) ? { ...place, tls: true } : place;
};

/** The name that a URL writes; undefined when its percents are not of one. */
const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
};

/** The JDBC URL of a place. */
export const writeJdbcUrl = ({ driver, host, port, database }: Omit<Place, 'tls'>): string => {
  const at = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  if (driver === 'SQLSERVER') return `jdbc:sqlserver://${at};databaseName=${database}`;
  if (driver === 'ORACLE') return `jdbc:oracle:thin:@//${at}/${database}`;
  return `jdbc:${driver.toLowerCase()}://${at}/${encodeURIComponent(database)}`;
};
