import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { pino } from 'pino';
import { backup as texts } from '#schemas/messages/pt-BR/backup.ts';
import { format } from '#schemas/messages/format.ts';
import { backupName } from '#server/base/backup/backup-name.ts';
import { markMoved, unmarkMoved } from '#server/base/backup/moved-mark.ts';
import { BackupRefusal } from '#server/base/backup/refusal.ts';
import { requireUnused } from '#server/base/backup/require-unused.ts';
import { restoreBackup } from '#server/base/backup/restore-backup.ts';
import { writeBackup } from '#server/base/backup/write-backup.ts';
import { readConfig, type Config } from '#server/base/config.ts';
import { connect } from '#server/base/db/connect.ts';
import { takeMarks } from '#server/base/files/volume-mark.ts';
import { openVolumes } from '#server/inicio/open-platform.ts';
import { openDatabase } from '#server/inicio/open-database.ts';
import { say } from '#server/inicio/say.ts';
import type { Command } from './command.ts';
import { readOptions } from './read-options.ts';
import { refusingInWords } from './refusing-in-words.ts';

/** `malote mover <endereço>` or `malote mover --para-embutido`: the database changes its place, the files stay where they are. */
export const mover: Command = {
  offline: true,
  run: refusingInWords(async (args) => {
    const options = readOptions(args, { flags: ['para-embutido', 'substituir'] });
    const embedded = options?.flags.has('para-embutido') ?? false;
    if (!options || options.words.length !== (embedded ? 0 : 1)) {
      console.error(texts.usoMover);
      return 2;
    }
    const config = readConfig();
    const target: Config = { ...config, databaseUrl: embedded ? undefined : options.words[0] };
    if (target.databaseUrl === config.databaseUrl) throw new BackupRefusal('nadaAMover');
    const { tabelas, linhas } = await move(config, target, options.flags.has('substituir'));
    const destino = embedded ? config.dataDir : withoutPassword(target.databaseUrl ?? '');
    say(format(texts.movido, { destino, tabelas, linhas }));
    say(embedded ? texts.agoraInicie.embutido : texts.agoraInicie.url);
    return 0;
  }),
};

const move = async (
  from: Config,
  to: Config,
  replace: boolean,
): Promise<{ tabelas: number; linhas: number }> => {
  const log = pino({ level: 'error' });
  const moment = new Date();
  const archive = join(from.dataDir, backupName(moment));
  const source = await openDatabase(from, log, { command: true });
  try {
    await requireUnused(source.connection);
    const { dataDir, key, version } = from;
    await writeBackup({
      database: source.connection,
      dataDir,
      key,
      version,
      moment,
      target: archive,
      files: false,
    });
    const target = await openDatabase(to, log, { anew: true });
    try {
      await requireUnused(target.connection);
      // Marked first: killed in between, no one goes on writing in a database that was left.
      await markMoved(source.connection);
      const done = await restoreBackup({
        archive,
        database: target.connection,
        dataDir,
        key,
        replace,
        sameFolders: true,
      }).catch(async (cause: unknown) => {
        await unmarkMoved(source.connection);
        throw cause;
      });
      await takeFolders(target.connection, from);
      return done;
    } finally {
      await target.stop();
    }
  } finally {
    await source.stop();
    for (const file of [archive, `${archive}.json`]) await rm(file, { force: true });
  }
};

/** The files stay, and with them the folders come to be those of the database that was moved. */
const takeFolders = async (database: ClientConfig, config: Config): Promise<void> => {
  const connection = connect(database);
  try {
    // A database from before the marks gets them when it starts.
    const { rows } = await connection.pool.query<{ existe: boolean }>(
      `select to_regclass('public.volume_marca') is not null as existe`,
    );
    if (rows[0]?.existe) await takeMarks(connection.db, openVolumes(connection.db, config));
  } finally {
    await connection.close();
  }
};

const withoutPassword = (url: string): string => url.replace(/\/\/([^:@/]*):[^@/]*@/, '//$1@');
