import { defined } from '#schemas/defined.ts';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { mensagem } from '#schemas/messages/index.ts';
import { baseFor, forgetOld, goodCopies } from '#server/base/backup/backup-folder.ts';
import { backupName } from '#server/base/backup/backup-name.ts';
import { writeBackup } from '#server/base/backup/write-backup.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';

/**
 * The scheduled copy: all files once a week, on the other days only what is new; the old ones go after a good one was
 * written. @returns the result for the register of tasks.
 */
export const makeBackup = async ({ ports }: JobContext): Promise<string> => {
  const { config, clock, database } = ports;
  const { backupDir: folder, backupPassphrase: passphrase, backupDays } = config;
  const moment = clock();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const since = await baseFor(folder, await goodCopies(folder), moment, passphrase);
  const done = await writeBackup({
    database,
    dataDir: config.dataDir,
    key: config.key,
    version: config.version,
    store: ports.files,
    moment,
    target: join(folder, backupName(moment)),
    ...defined({ passphrase, since }),
  });
  const esquecidos = await forgetOld(folder, moment, backupDays);
  await forgetOld(join(folder, 'antes-de-atualizar'), moment, backupDays);
  const { arquivo, linhas, arquivos, novos, problemas } = done;
  const data = { arquivo, linhas, arquivos, novos, esquecidos, problemas: problemas.length };
  return mensagem(problemas.length > 0 ? 'tarefa.backupComPerdas' : 'tarefa.backupFeito', data);
};
