import { mensagem } from '#schemas/messages/index.ts';
import { goodCopies } from '#server/base/backup/backup-folder.ts';
import type { Database } from '#server/base/db/connect.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { notifyAdministrators } from '#server/pessoas/notificacao/index.ts';

const day = 86_400_000;
/** The copy that is due may take its time, or wait for a disk that was full. */
const patience = day;
/** They are told again as long as it lasts. */
const repeated = 7 * day;
const setting = 'backupVelhoAvisado';

interface Told {
  /** The last good copy when they were told. */
  readonly copia: string | null;
  readonly em: string;
}

/**
 * Tells administrators when the last good copy is older than its task wants. What counts is the archive in its folder, not
 * what the task says of itself.
 */
export const tellOldBackup = async (
  { db, ports }: JobContext,
  dueAfter: (last: Date) => Promise<Date | undefined>,
): Promise<string> => {
  const now = ports.clock();
  const folder = ports.config.backupDir;
  const copia = (await goodCopies(folder)).at(-1)?.momento ?? null;
  const last = new Date(copia ?? (await loadedAt(db)) ?? now);
  const due = await dueAfter(last);
  const text = copia
    ? mensagem('tarefa.ultimoBackup', { momento: written(last, ports.config.timeZone) })
    : mensagem('tarefa.nenhumBackup', { pasta: folder });
  if (!due || now.getTime() <= due.getTime() + patience) return text;
  await inTransaction(db, async (trx) => {
    const told = (await readSetting(trx, setting)) as Told | undefined;
    if (told?.copia === copia && now.getTime() - Date.parse(told.em) < repeated) return;
    const valor = JSON.stringify({ copia, em: now.toISOString() } satisfies Told);
    await trx
      .insertInto('ajuste')
      .values({ chave: setting, valor })
      .onConflict((conflict) => conflict.column('chave').doUpdateSet({ valor }))
      .execute();
    await notifyAdministrators(trx, now, {
      assunto: mensagem('tarefa.backupVelho'),
      conteudo: `${text} ${mensagem('tarefa.backupVelhoFazer')}`,
      rota: 'administracao/tarefa',
    });
  });
  return text;
};

const loadedAt = async (db: Database): Promise<string | undefined> => {
  const loaded = await readSetting(db, 'cargaInicial');
  return typeof loaded === 'string' ? loaded : undefined;
};

const readSetting = async (db: Database, chave: string): Promise<unknown> =>
  (await db.selectFrom('ajuste').select('valor').where('chave', '=', chave).executeTakeFirst())?.valor;

const written = (moment: Date, timeZone: string): string =>
  moment.toLocaleString('pt-BR', { timeZone, dateStyle: 'short', timeStyle: 'short' });
