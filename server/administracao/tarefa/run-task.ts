import { mensagem } from '#schemas/messages/index.ts';
import { publicAddress } from '#server/instalacao/configuracao/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import { willPass } from '#server/base/jobs/will-pass.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { queueMail } from '#server/instalacao/correio/index.ts';
import { administrators, notify } from '#server/pessoas/notificacao/index.ts';
import { enqueueTask } from './enqueue-task.ts';
import { nextExecution } from './next-execution.ts';
import { taskWorks } from './work-list.ts';

/** Milliseconds until a task that something passing stopped is tried again; stopped again, people are told. */
const shortWait = 300_000;

/**
 * Runs a task and leaves the next execution in the queue. That comes first: whatever happens to this one, even the end of
 * the process, the next one comes.
 */
export const runTask = async (ctx: JobContext, tarefaId: number): Promise<void> => {
  const { db, ports } = ctx;
  const task = await findTask(db, tarefaId);
  const work = taskWorks[task?.classe ?? ''];
  if (!task?.ativo || !work) return;
  const agora = ports.clock();
  const next = nextExecution(task, agora, ports.config.timeZone);
  await db
    .updateTable('registro.tarefa')
    .set({ dataUltimaExecucao: agora, dataProximaExecucao: next ?? null })
    .where('id', '=', tarefaId)
    .execute();
  if (next) await enqueueTask(db, tarefaId, next);
  try {
    await keepResult(db, tarefaId, resultOf(await work.run(ctx)));
  } catch (error) {
    if (willPass(error) && task.resultado !== mensagem('tarefa.adiada')) {
      // the next day is too late for what only met the database, or a volume, away
      const soon = new Date(agora.getTime() + shortWait);
      if (!next || soon < next) await enqueueTask(db, tarefaId, soon);
      await keepResult(db, tarefaId, mensagem('tarefa.adiada'));
      return;
    }
    ctx.log.error({ err: error, tarefa: task.classe }, 'tarefa agendada');
    await keepResult(db, tarefaId, mensagem('tarefa.falhou', { erro: String(error).slice(0, 400) }));
    await tellAdministrators(ctx, agora, task);
  }
};

const resultOf = (done: number | string | undefined): string => {
  if (done === undefined) return mensagem('tarefa.feita');
  return typeof done === 'string' ? done : mensagem('tarefa.feitaCom', { total: done });
};

const findTask = (db: Database, id: number) =>
  db.selectFrom('registro.tarefa').selectAll().where('id', '=', id).executeTakeFirst();

const keepResult = async (db: Database, id: number, resultado: string): Promise<void> => {
  await db.updateTable('registro.tarefa').set({ resultado }).where('id', '=', id).execute();
};

interface Failed {
  readonly id: number;
  readonly nome: string | null;
  readonly notificaViaSistema: boolean;
  readonly notificaViaEmail: boolean;
}

const tellAdministrators = async ({ db, ports }: JobContext, agora: Date, task: Failed): Promise<void> => {
  if (!task.notificaViaSistema && !task.notificaViaEmail) return;
  const people = await administrators(db);
  const assunto = mensagem('tarefa.aviso.assunto', { tarefa: task.nome ?? '' });
  const conteudo = mensagem('tarefa.aviso.conteudo');
  const rota = `administracao/tarefa/consulta/${task.id}`;
  if (task.notificaViaSistema)
    await notify(db, agora, {
      usuarioIds: people.map(({ id }) => id),
      tipo: 'SISTEMA',
      assunto,
      conteudo,
      rota,
    });
  if (!task.notificaViaEmail) return;
  const texto = `${conteudo}\n\n${await publicAddress(db, ports.config)}${rota}`;
  for (const { email } of people) await queueMail(db, agora, { para: email, assunto, texto });
};
