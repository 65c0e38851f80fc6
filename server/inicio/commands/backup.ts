import { defined } from '#schemas/defined.ts';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pino } from 'pino';
import { backup as texts } from '#schemas/messages/pt-BR/backup.ts';
import { format } from '#schemas/messages/format.ts';
import { backupName } from '#server/base/backup/backup-name.ts';
import { writeBackup } from '#server/base/backup/write-backup.ts';
import { readConfig } from '#server/base/config.ts';
import { connect } from '#server/base/db/connect.ts';
import { openVolumes } from '#server/inicio/open-platform.ts';
import { openDatabase } from '#server/inicio/open-database.ts';
import { say } from '#server/inicio/say.ts';
import { backupPassphrase } from './backup-secrets.ts';
import type { Command } from './command.ts';
import { readOptions } from './read-options.ts';
import { refusingInWords } from './refusing-in-words.ts';

/** `malote backup [pasta ou arquivo]`: works beside a running Malote. */
export const backup: Command = {
  offline: true,
  run: refusingInWords(async (args) => {
    const options = readOptions(args, { flags: ['com-senha', 'sem-arquivos'], values: ['desde'] });
    if (!options || options.words.length > 1) return sayUse();
    const config = readConfig();
    const moment = new Date();
    const target = await targetOf(options.words[0] ?? join(config.dataDir, 'backup'), moment);
    const passphrase = await backupPassphrase(options.flags.has('com-senha'));
    const database = await openDatabase(config, pino({ level: 'error' }), { shared: true });
    const reading = connect(database.connection);
    try {
      const since = options.values.get('desde');
      const done = await writeBackup({
        database: database.connection,
        dataDir: config.dataDir,
        key: config.key,
        version: config.version,
        store: openVolumes(reading.db, config),
        moment,
        target,
        files: !options.flags.has('sem-arquivos'),
        ...defined({ passphrase, since: since === undefined ? undefined : resolve(since) }),
      });
      const { tabelas, linhas, arquivos, novos, problemas } = done;
      say(format(texts.feito, { arquivo: target, tabelas, linhas, arquivos, novos }));
      say(format(texts.chaveAParte, { pasta: config.dataDir }));
      for (const { sha256, problema } of problemas)
        console.error(format(texts.problema[problema], { sha256 }));
      return problemas.length === 0 ? 0 : 1;
    } finally {
      await reading.close();
      await database.stop();
    }
  }),
};

const sayUse = (): number => {
  console.error(texts.uso);
  return 2;
};

/** A folder gets a name by the instant; anything else is the file itself. */
const targetOf = async (given: string, moment: Date): Promise<string> => {
  const path = resolve(given);
  const folder = (await stat(path).catch(() => undefined))?.isDirectory() ?? !/\.[a-z]+$/i.test(path);
  await mkdir(folder ? path : dirname(path), { recursive: true, mode: 0o700 });
  return folder ? join(path, backupName(moment)) : path;
};
