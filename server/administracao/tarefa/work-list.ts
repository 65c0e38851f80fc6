import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import { discardUnused } from '#server/base/files/discard-unused.ts';
import { sumMovements } from '#server/base/files/occupancy.ts';
import { sweepVolumes } from '#server/base/files/sweep-volumes.ts';
import { makeBackup, tellOldBackup } from '#server/administracao/backup/index.ts';
import { tellSpace, verifySome } from '#server/administracao/conferencia/index.ts';
import { sealAndSend } from '#server/administracao/selo/index.ts';
import { keepProofs, updateLists } from '#server/conteudo/certificado/index.ts';
import { discardExpired } from '#server/conteudo/envio/index.ts';
import { sendDigests } from '#server/conteudo/resumo/index.ts';
import { tellDeadlines } from '#server/conteudo/vencimento/index.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { requeueWaiting } from '#server/instalacao/correio/index.ts';
import { forgetExpired } from '#server/pessoas/sessao/index.ts';
import { nextExecution } from './next-execution.ts';
import type { Schedule } from './schedule.ts';

/** A work that a scheduled task does, and the schedule with which it comes. @returns how many things it touched, or its result in words. */
interface TaskWork {
  readonly run: (ctx: JobContext) => Promise<number | string | undefined>;
  readonly agenda: Partial<Schedule>;
}

/** Every work by the class that the register shows. Each may run twice and is then harmless. */
export const taskWorks: Readonly<Record<string, TaskWork>> = {
  selarEventos: {
    run: sealAndSend,
    agenda: { intervaloMinutos: 2 },
  },
  descartarArquivos: {
    run: async ({ db, ports }) =>
      (await discardUnused(db, ports.files, ports.clock())) + (await discardExpired(db, ports)),
    agenda: { minutos: '17' },
  },
  varrerVolumes: {
    run: ({ db, ports }) => sweepVolumes(db, ports.files),
    agenda: { minutos: '23', horas: '3' },
  },
  conferirArquivos: { run: verifySome, agenda: { intervaloMinutos: 10 } },
  esquecerVencidos: {
    run: async ({ db, ports }) => {
      await forgetExpired(db, ports.clock());
      return undefined;
    },
    agenda: { minutos: '37' },
  },
  somarVolumes: {
    run: async (ctx) => {
      const volumes = await inTransaction(ctx.db, (trx) => sumMovements(trx));
      await tellSpace(ctx);
      return volumes;
    },
    agenda: { intervaloMinutos: 5 },
  },
  fazerBackup: { run: makeBackup, agenda: { minutos: '30', horas: '1' } },
  conferirBackup: {
    run: (ctx) => tellOldBackup(ctx, (last) => backupDue(ctx, last)),
    agenda: { minutos: '7' },
  },
  avisarPrazos: { run: tellDeadlines, agenda: { minutos: '12' } },
  enviarResumos: { run: sendDigests, agenda: { intervaloMinutos: 10 } },
  atualizarListas: { run: updateLists, agenda: { intervaloMinutos: 60 } },
  completarProvas: { run: keepProofs, agenda: { intervaloMinutos: 5 } },
  reenviarCorreio: { run: ({ db }) => requeueWaiting(db), agenda: { minutos: '47' } },
};

/** When the copy after that one was to be made, as its task is scheduled. */
const backupDue = async ({ db, ports }: JobContext, last: Date): Promise<Date | undefined> => {
  const task = await db
    .selectFrom('registro.tarefa')
    .selectAll()
    .where('classe', '=', 'fazerBackup')
    .executeTakeFirst();
  return task && nextExecution(task, last, ports.config.timeZone);
};

export const taskText = (classe: string, what: 'nome' | 'descricao'): string =>
  mensagem(`tarefa.${classe}.${what}` as MessageKey);
