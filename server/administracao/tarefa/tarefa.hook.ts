import { sql } from 'kysely';
import { AppError, type FieldError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import {
  cronOf,
  enqueueTask,
  nextExecution,
  readPart,
  scheduleParts,
  taskKey,
  weekdaysText,
  type Schedule,
  type SchedulePart,
} from './index.ts';
import type { ValuesOf } from '#server/engine/typed-record.ts';

/** A scheduled task: each part within its range, and the queue follows what is saved. */
export const tarefa: RegisterHook<'tarefa'> = {
  prepare(values) {
    for (const name of partNames)
      if (typeof values[name] === 'string') values[name] = values[name].trim().toUpperCase();
  },
  beforeSave(ctx, { values }) {
    checkParts(values);
    const schedule = values as Schedule;
    const next = nextExecution(schedule, ctx.agora, ctx.ports.config.timeZone);
    if (values.ativo === true && !next)
      throw new AppError(
        'camposInvalidos',
        {},
        { erros: [{ campo: 'ano', mensagem: mensagem('tarefa.nunca') }] },
      );
    values.expressao = cronOf(schedule);
    values.diasSemana = weekdaysText(schedule.diaDaSemana ?? '?');
    if (values.ativo === true && next) values.dataProximaExecucao = next.toISOString();
    else delete values.dataProximaExecucao;
  },
  async afterSave(ctx, { id, after }) {
    const next = after.dataProximaExecucao;
    if (typeof next === 'string') await enqueueTask(ctx.db, id, new Date(next));
    else await sql`select graphile_worker.remove_job(${taskKey(id)})`.execute(ctx.db);
  },
  refusal: (_ctx, record, action) =>
    action === 'executar' && record.ativo !== true ? mensagem('tarefa.inativa') : undefined,
  actions: {
    executar: async (ctx, { record }) => {
      if (record) await enqueueTask(ctx.db, record.id, ctx.agora);
      return {};
    },
  },
};

const partNames = Object.keys(scheduleParts) as SchedulePart[];

const checkParts = (values: Readonly<ValuesOf<'tarefa'>>): void => {
  const erros = partNames.flatMap((campo): FieldError[] => {
    const text = values[campo];
    return typeof text !== 'string' || readPart(campo, text) !== undefined
      ? []
      : [{ campo, mensagem: mensagem(`tarefa.parte.${campo}`) }];
  });
  if (erros.length > 0) throw new AppError('camposInvalidos', {}, { erros });
};
