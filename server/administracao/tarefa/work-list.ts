import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import { sealEvents } from '#server/base/events/seal-events.ts';
import { discardUnused } from '#server/base/files/discard-unused.ts';
import { sumMovements } from '#server/base/files/occupancy.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { requeueWaiting } from '#server/instalacao/correio/index.ts';
import { forgetExpired } from '#server/pessoas/sessao/index.ts';
import type { Schedule } from './schedule.ts';

/** A work that a scheduled task does, and the schedule with which it comes. @returns how many things it touched. */
interface TaskWork {
  readonly run: (ctx: JobContext) => Promise<number | undefined>;
  readonly agenda: Partial<Schedule>;
}

/** Every work by the class that the register shows. Each may run twice and is then harmless. */
export const taskWorks: Readonly<Record<string, TaskWork>> = {
  selarEventos: {
    run: ({ db, ports }) => sealEvents(db, ports.clock()),
    agenda: { intervaloMinutos: 10 },
  },
  descartarArquivos: {
    run: ({ db, ports }) => discardUnused(db, ports.files, ports.clock()),
    agenda: { minutos: '17' },
  },
  esquecerVencidos: {
    run: async ({ db, ports }) => {
      await forgetExpired(db, ports.clock());
      return undefined;
    },
    agenda: { minutos: '37' },
  },
  somarVolumes: {
    run: ({ db }) => inTransaction(db, (trx) => sumMovements(trx)),
    agenda: { intervaloMinutos: 5 },
  },
  reenviarCorreio: { run: ({ db }) => requeueWaiting(db), agenda: { minutos: '47' } },
};

export const taskText = (classe: string, what: 'nome' | 'descricao'): string =>
  mensagem(`tarefa.${classe}.${what}` as MessageKey);
