import { optionalDriver } from './optional-driver.ts';
import type { OpenReader } from './reader.ts';

/** What is used of the package `oracledb`. */
interface Oracle {
  readonly default: {
    readonly getConnection: (config: object) => Promise<{
      callTimeout: number;
      readonly oracleServerVersionString: string;
      readonly execute: (
        text: string,
        values: readonly unknown[],
        options?: object,
      ) => Promise<{ readonly rows?: readonly (readonly unknown[])[] }>;
      readonly close: () => Promise<void>;
    }>;
  };
}

/** Oracle, in a transaction that only reads. */
export const openOracle: OpenReader = async (target) => {
  const { default: oracle } = await optionalDriver<Oracle>('oracledb', 'Oracle');
  const scheme = target.tls ? 'tcps://' : '';
  // With TLS the name is what the certificate is checked against, and what keeps another address from answering for it.
  const place = target.tls ? target.host : target.address;
  const host = place.includes(':') ? `[${place}]` : place;
  const connection = await oracle.getConnection({
    user: target.user,
    password: target.password,
    connectString: `${scheme}${host}:${target.port}/${target.database}?transport_connect_timeout=${target.milliseconds / 1000}`,
  });
  connection.callTimeout = target.milliseconds;
  await connection.execute('set transaction read only', []);
  return {
    version: () => Promise.resolve(`Oracle ${connection.oracleServerVersionString}`),
    select: async (text, limit) =>
      (await connection.execute(`select * from (\n${text}\n) fetch first ${limit} rows only`, [])).rows ?? [],
    close: () => connection.close(),
  };
};
