import { sealEvents } from '#server/events/seal-events.ts';
import { discardUnused } from '#server/files/discard-unused.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { forgetExpired } from '#server/sessao/index.ts';
import type { JobContext } from './job-context.ts';

/** Every kind of job and its work. A job may run twice (a process can die after the work), so each is repeatable. */
export const jobs = {
  enviarCorreio: (ctx: JobContext, { correioId }: { correioId: number }) => sendMail(ctx, correioId),
  selarEventos: async (ctx: JobContext, _payload: Record<string, never>) => {
    await sealEvents(ctx.db, ctx.ports.clock());
  },
  descartarArquivos: async (ctx: JobContext, _payload: Record<string, never>) => {
    await discardUnused(ctx.db, ctx.ports.files, ctx.ports.clock());
  },
  esquecerVencidos: async (ctx: JobContext, _payload: Record<string, never>) => {
    await forgetExpired(ctx.db, ctx.ports.clock());
  },
} as const;

export type JobName = keyof typeof jobs;
export type JobPayload<N extends JobName> = Parameters<(typeof jobs)[N]>[1];

/** When the repeated ones run, in UTC (crontab). */
export const schedule = `
*/10 * * * * selarEventos
17 * * * * descartarArquivos
37 * * * * esquecerVencidos
`;
