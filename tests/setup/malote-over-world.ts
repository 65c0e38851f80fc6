import type { TestApp } from './app.ts';
import { startMalote, type MaloteOptions, type MaloteProcess } from './malote-process.ts';
import { serverUrl, type TestConnection } from './server-address.ts';

/** Says that a world was loaded already, which no start of a server did. */
export const markLoaded = ({ platform }: TestApp): Promise<unknown> =>
  platform.connection.pool.query(
    `insert into ajuste (chave, valor) values ('cargaInicial', 'true') on conflict do nothing`,
  );

/** A Malote in a process of its own, over the database and the files of a world. */
export const startOverWorld = (
  { platform, dataDir }: TestApp,
  { env = {}, ...options }: Omit<MaloteOptions, 'dataDir'>,
): Promise<MaloteProcess> =>
  startMalote({
    ...options,
    dataDir,
    env: {
      DATABASE_URL: serverUrl(platform.connection.pool.options as TestConnection),
      MALOTE_CHAVE: platform.ports.config.key.toString('hex'),
      ...env,
    },
  });
