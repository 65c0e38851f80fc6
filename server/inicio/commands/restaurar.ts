import { defined } from '#schemas/defined.ts';
import { resolve } from 'node:path';
import { pino } from 'pino';
import { backup as texts } from '#schemas/messages/pt-BR/backup.ts';
import { format } from '#schemas/messages/format.ts';
import { requireUnused } from '#server/base/backup/require-unused.ts';
import { restoreBackup } from '#server/base/backup/restore-backup.ts';
import { dataFolder, readConfig } from '#server/base/config.ts';
import { openDatabase } from '#server/inicio/open-database.ts';
import { say } from '#server/inicio/say.ts';
import { passphraseOf, replaceLostKey, requireKey } from './backup-secrets.ts';
import type { Command } from './command.ts';
import { readOptions } from './read-options.ts';
import { refusingInWords } from './refusing-in-words.ts';

/** `malote restaurar <arquivo>`: into the data folder, or the database of DATABASE_URL. */
export const restaurar: Command = {
  offline: true,
  run: refusingInWords(async (args) => {
    const options = readOptions(args, { flags: ['substituir', 'mesmas-pastas', 'chave-perdida'] });
    const [given] = options?.words ?? [];
    if (!options || given === undefined || options.words.length > 1) {
      console.error(texts.usoRestaurar);
      return 2;
    }
    const archive = resolve(given);
    const lost = options.flags.has('chave-perdida');
    await (lost ? replaceLostKey : requireKey)(process.env, dataFolder(process.env));
    const passphrase = await passphraseOf(archive);
    const config = readConfig();
    const database = await openDatabase(config, pino({ level: 'error' }), { anew: true });
    try {
      await requireUnused(database.connection);
      const done = await restoreBackup({
        archive,
        database: database.connection,
        dataDir: config.dataDir,
        key: lost ? undefined : config.key,
        replace: options.flags.has('substituir'),
        sameFolders: options.flags.has('mesmas-pastas'),
        ...defined({ passphrase }),
      });
      for (const volume of done.volumes) say(format(texts.volumeMudou, { ...volume }));
      const { tabelas, linhas, arquivos } = done;
      say(format(texts.restaurado, { arquivo: archive, tabelas, linhas, arquivos }));
      return 0;
    } finally {
      await database.stop();
    }
  }),
};
