import { sendResetLink } from '#server/pessoas/credencial/index.ts';
import { recoverLoads, runLoadJob, undoLoadJob, type UndoAsked } from '#server/engine/index.ts';
import { moveFiles } from '#server/instalacao/volume/index.ts';
import { mailNotice, type MailedNotice } from '#server/pessoas/notificacao/index.ts';
import { sendMail } from '#server/instalacao/correio/send-mail.ts';
import { keepScheduled, runTask } from '#server/administracao/tarefa/index.ts';
import type { JobContext } from './base/jobs/job-context.ts';

/** Every kind of job and its work. A job may run twice (a process can die after the work), so each is repeatable. */
export const jobs = {
  enviarCorreio: (ctx: JobContext, { correioId }: { correioId: number }) => sendMail(ctx, correioId),
  avisarPorCorreio: (ctx: JobContext, notice: MailedNotice) => mailNotice(ctx, notice),
  enviarLinkSenha: (ctx: JobContext, asked: { login: string; endereco: string }) => sendResetLink(ctx, asked),
  executarTarefa: (ctx: JobContext, { tarefaId }: { tarefaId: number }) => runTask(ctx, tarefaId),
  conferirTarefas: (ctx: JobContext, _payload: Record<string, never>) => keepScheduled(ctx),
  moverArquivos: (ctx: JobContext, { ordemId }: { ordemId: number }, signal?: AbortSignal) =>
    moveFiles(ctx, ordemId, signal),
  importarRegistros: (ctx: JobContext, { importacaoId }: { importacaoId: number }, signal?: AbortSignal) =>
    runLoadJob(ctx, importacaoId, signal),
  desfazerImportacao: (ctx: JobContext, asked: UndoAsked, signal?: AbortSignal) =>
    undoLoadJob(ctx, asked, signal),
  retomarImportacoes: (ctx: JobContext, _payload: Record<string, never>) => recoverLoads(ctx),
} as const;

export type JobName = keyof typeof jobs;
export type JobPayload<N extends JobName> = Parameters<(typeof jobs)[N]>[1];

/** What watches over the rest, in UTC (crontab); all other repeated work is in the register of tasks. */
export const schedule = `
* * * * * conferirTarefas
* * * * * retomarImportacoes
`;
