import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from './base/config.ts';
import { startEmbedded } from './base/db/embedded/start-embedded.ts';
import { readColumns } from './base/db/gen/read-columns.ts';
import { writeTables } from './base/db/gen/write-tables.ts';
import { openInstallation } from './open-installation.ts';

// Part of `npm run gen`: migrates a database that is thrown away and writes the types of its tables. A test compares them.
const path = join(import.meta.dirname, 'base/db/generated-tables.ts');
const dataDir = await mkdtemp(join(tmpdir(), 'malote-tabelas-'));
const log = pino({ level: 'silent' });
try {
  const embedded = await startEmbedded({ dataDir, log, durable: false });
  try {
    const config = readConfig({}, { dataDir, key: Buffer.alloc(32), logLevel: 'silent' });
    const platform = await openInstallation(config, embedded.connection, { log });
    try {
      const text = await writeTables(await readColumns(platform.connection.pool));
      if (text !== (await readFile(path, 'utf8').catch(() => ''))) {
        await writeFile(path, text);
        process.stdout.write('server/base/db/generated-tables.ts\n');
      }
    } finally {
      await platform.close();
    }
  } finally {
    await embedded.stop();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
