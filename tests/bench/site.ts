import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { EmbeddedConnection } from '#server/base/db/embedded/start-embedded.ts';
import { loadArchive, type LoadedArchive } from './archive/load-archive.ts';
import { bem, loadAssets } from './registers/bem.ts';
import type { Person, ServeOptions } from './served/protocol.ts';
import { ServedMalote } from './served/served-malote.ts';

/** Who asks: chiefs of different units, each with the inbox of their own. */
const logins = ['helena.pires', 'beatriz.cordeiro', 'gil.matos', 'luciana.reis', 'dalva.lima'] as const;

/** An archive of one size with a Malote that serves it. */
export interface Site {
  readonly archive: LoadedArchive;
  readonly malote: ServedMalote;
  readonly port: number;
  readonly barePort: number;
  readonly people: readonly Person[];
  /** Who may do everything in every register. */
  readonly administrator: Person;
  /** Records of the register that is measured. */
  readonly assets: number;
  /** The folder of its definitions, where another may be dropped. */
  readonly resourcesDir: string;
  /** With what it is served, for another process over the same database. */
  readonly served: ServeOptions;
  /** A unit in which nobody of these is. */
  readonly forwardTo: number;
}

/** Copies the demonstration, fills the copy and serves it. */
export const openSite = async (
  server: EmbeddedConnection,
  dataDir: string,
  { documents, assets }: { readonly documents: number; readonly assets: number },
): Promise<Site> => {
  const connection = { ...server, database: `medida_${documents}` };
  await run(
    { ...server, database: 'postgres' },
    `create database ${connection.database} template malote strategy file_copy`,
  );
  const archive = await loadArchive(connection, documents);
  const malote = new ServedMalote();
  const resourcesDir = await mkdtemp(join(dataDir, 'cadastros-'));
  await writeFile(join(resourcesDir, `${bem.name}.json`), JSON.stringify(bem));
  const served = { connection, dataDir, resourcesDir };
  const { port, barePort } = await malote.ask('serve', served);
  await loadAssets(connection, assets);
  const { administrator, people } = await signedIn(malote);
  const [unit] = await run(connection, `select id from registro.unidade where sigla = 'CGM'`);
  return {
    archive,
    malote,
    port,
    barePort,
    people,
    administrator,
    assets,
    resourcesDir,
    served,
    forwardTo: unit?.['id'] as number,
  };
};

/** Signs in those who ask, in one of the processes. */
export const signedIn = async (malote: ServedMalote): Promise<Pick<Site, 'administrator' | 'people'>> => {
  const { people: all } = await malote.ask('signIn', { logins: ['admin', ...logins] });
  const [administrator, ...people] = all as [Person, ...Person[]];
  return { administrator, people };
};

const run = async (connection: pg.ClientConfig, text: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
};
