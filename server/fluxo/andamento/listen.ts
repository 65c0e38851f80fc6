import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { Author } from '#server/base/http/session.ts';
import { systemCtx } from '#server/base/http/system-ctx.ts';
import { ctxOfAuthor } from '#server/base/jobs/ctx-of-author.ts';
import { leavePassing } from '#server/base/jobs/will-pass.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { advanceApart } from './advance.ts';
import { endInstance } from './end-instance.ts';
import { liveInstance, lockInstance, type Instance } from './instance.ts';
import { shiftDeadlines, shiftTimers } from './timers.ts';
import { wake } from './wake.ts';
import { closeWait } from './close-wait.ts';
import { whoDid } from './who-did.ts';

interface Heard {
  readonly id: number;
  readonly ato: string;
  readonly momento: Date;
  readonly conteudoId: number;
  readonly usuarioId: number | null;
  readonly substitutoId: number | null;
  readonly unidadeId: number | null;
  readonly sessaoId: number | null;
}

/** What a flow does by itself is done for who acted last; of who may act no more, by the product. */
export const ctxFor = async (job: JobContext, author: Author): Promise<Ctx> => {
  try {
    return await ctxOfAuthor(job, author, 'fluxo');
  } catch (error) {
    leavePassing(job, error);
    if (!(error instanceof AppError)) throw error;
    return systemCtx(job.ports, job.db);
  }
};

/** What an event of a content does to its flow: starts, moves, suspends or ends it. Heard twice, it does nothing more. */
export const listen = async (job: JobContext, { eventoId }: { eventoId: number }): Promise<void> => {
  const { rows } =
    await sql<Heard>`select id, ato, momento, conteudo_id, usuario_id, substituto_id, unidade_id, sessao_id
    from evento where id = ${eventoId}`.execute(job.db);
  const heard = rows[0];
  if (!heard) return;
  const ctx = await ctxFor(job, {
    usuarioId: heard.usuarioId ?? 0,
    substitutoId: heard.substitutoId,
    unidadeId: heard.unidadeId ?? 0,
    sessaoId: heard.sessaoId ?? 0,
  });
  await answerWith(job, ctx, heard);
  const live = await liveInstance(job.db, heard.conteudoId);
  if (live !== undefined) return react(job, ctx, live, heard);
  if (heard.ato === 'concluido') await start(job, ctx, heard);
};

/** The flow of the model or, without one, of the type; its last version, while it is in use. */
const start = async (job: JobContext, ctx: Ctx, heard: Heard): Promise<void> => {
  const id = await inTransaction(ctx.db, async (db) => {
    await sql`select from conteudo where id = ${heard.conteudoId} for update`.execute(db);
    const { rows } = await sql<{ id: number; fluxo: string }>`
      with v as (
        select v.id, f.nome from conteudo c
        left join documento d on d.id = c.id
        left join registro.modelo_documento m on m.id = d.modelo_id
        left join registro.tipo_documento t on t.id = d.tipo_documento_id
        left join processo p on p.id = c.id
        left join registro.tipo_processo tp on tp.id = p.tipo_processo_id
        join registro.fluxo f on f.id = coalesce(m.fluxo_iniciado, t.fluxo_iniciado, tp.fluxo_iniciado) and f.ativo
        join fluxo_versao v on v.fluxo_id = f.id
        where c.id = ${heard.conteudoId} and c.fase = 1 and c.estado = 0 and c.excluido_em is null
        order by v.numero desc limit 1),
      made as (
        insert into fluxo_instancia (versao_id, conteudo_id, situacao, iniciador_id, iniciador_unidade_id, autor, evento_id, iniciada_em)
        select v.id, ${heard.conteudoId}, 'ATIVA', ${heard.usuarioId}, ${heard.unidadeId},
          ${JSON.stringify(authorOf(heard))}::jsonb, ${heard.id}, ${ctx.agora} from v
        on conflict do nothing returning id)
      select made.id, v.nome as fluxo from made, v`.execute(db);
    const made = rows[0];
    if (made)
      await recordEvent(
        { ...ctx, db },
        {
          cadeia: `conteudo:${heard.conteudoId}`,
          ato: 'fluxoIniciado',
          conteudoId: heard.conteudoId,
          dados: { fluxo: made.fluxo },
        },
      );
    return made?.id;
  });
  if (id !== undefined) await begin(job, ctx, id);
};

/** The first step, unless it was taken: a server may end between what began and its first step. */
const begin = (job: JobContext, ctx: Ctx, id: number): Promise<void> =>
  advanceApart(job, ctx, id, (_, { estado }) => Promise.resolve(estado === null ? undefined : 'nada'));

const authorOf = ({ usuarioId, substitutoId, unidadeId, sessaoId }: Heard) => ({
  usuarioId,
  substitutoId,
  unidadeId,
  sessaoId,
});

const ends: readonly string[] = ['excluido', 'revertido', 'versaoAberta'];

const react = async (
  job: JobContext,
  ctx: Ctx,
  id: number,
  { ato, conteudoId, momento }: Heard,
): Promise<void> => {
  if (ato === 'cancelado') return suspend(ctx, id, momento);
  if (ato === 'cancelamentoReativado') {
    await goOn(ctx, id);
    return begin(job, ctx, id);
  }
  if (ends.includes(ato)) return end(ctx, id, conteudoId);
  if (ato === 'concluido' || ato === 'fluxoIniciado') return begin(job, ctx, id);
  await signalWaits(job, ctx, id, ato);
  // where the flow finishes it, or waits for that, what comes next is of the flow
  if (ato === 'finalizado' && !(await finishes(ctx, id))) await end(ctx, id, conteudoId);
};

const finishes = async ({ db }: Ctx, id: number): Promise<boolean> => {
  const { rows } = await sql`select from fluxo_instancia i join fluxo_versao v on v.id = i.versao_id
    where i.id = ${id} and v.conduz ?| array['ARQUIVAR', 'finalizado']`.execute(db);
  return rows.length > 0;
};

/** Every step that waits for the event goes on, one at a time. */
const signalWaits = async (job: JobContext, ctx: Ctx, id: number, ato: string): Promise<void> => {
  let more = true;
  while (more) {
    more = false;
    await advanceApart(job, ctx, id, async (inner, instance) => {
      const execucao = await waitingFor(inner, instance, ato);
      if (execucao === undefined) return 'nada';
      more = true;
      return { kind: 'signal', execucao };
    });
  }
};

const waitingFor = async (ctx: Ctx, instance: Instance, ato: string): Promise<string | undefined> => {
  const { rows } = await sql<{ id: number; execucao: string }>`
    select id, execucao from fluxo_atividade
    where instancia_id = ${instance.id} and situacao = 'ABERTA' and espera = ${ato} order by id`.execute(
    ctx.db,
  );
  for (const { id, execucao } of rows) {
    const did = await whoDid(ctx.db, id);
    if (!did) continue;
    await closeWait(ctx, { instanciaId: instance.id, execucao }, did);
    return execucao;
  }
  return undefined;
};

/** A document that an activity asked for was concluded, and is its answer; thrown away, another may be made. */
const answerWith = async (job: JobContext, ctx: Ctx, { ato, conteudoId }: Heard): Promise<void> => {
  if (ato === 'excluido')
    await sql`update fluxo_atividade set documento_id = null
      where documento_id = ${conteudoId} and situacao = 'ABERTA'`.execute(ctx.db);
  if (ato !== 'concluido') return;
  const { rows } = await sql<{ id: number; instanciaId: number; execucao: string }>`
    select id, instancia_id, execucao from fluxo_atividade
    where documento_id = ${conteudoId} and situacao = 'ABERTA'`.execute(ctx.db);
  for (const { id, instanciaId, execucao } of rows)
    await advanceApart(job, ctx, instanciaId, async (inner) => {
      const did = await whoDid(inner.db, id);
      if (!did) return 'nada';
      await closeWait(inner, { instanciaId, execucao }, did);
      return { kind: 'signal', execucao };
    });
};

const suspend = async ({ db }: Ctx, id: number, momento: Date): Promise<void> => {
  await sql`update fluxo_instancia set situacao = 'SUSPENSA', suspensa_em = ${momento}
    where id = ${id} and situacao in ('ATIVA', 'PROBLEMA')`.execute(db);
};

/** As it was: with a problem that nobody mended, still with it. */
const goOn = (ctx: Ctx, id: number): Promise<void> =>
  inTransaction(ctx.db, async (db) => {
    const instance = await lockInstance(db, id);
    if (instance?.situacao !== 'SUSPENSA') return;
    await shiftTimers(db, id, ctx.agora.getTime() - (instance.suspensaEm ?? ctx.agora).getTime());
    await shiftDeadlines({ ...ctx, db }, instance);
    const { rows } = await sql<{
      situacao: string;
    }>`update fluxo_instancia i set suspensa_em = null, situacao = case when exists (
        select from fluxo_incidente n where n.instancia_id = i.id and n.resolvido_em is null)
      then 'PROBLEMA' else 'ATIVA' end where id = ${id} returning situacao`.execute(db);
    if (rows[0]?.situacao === 'ATIVA') await wake(db, instance);
  });

const end = (ctx: Ctx, id: number, conteudoId: number): Promise<void> =>
  inTransaction(ctx.db, async (db) => {
    const instance = await lockInstance(db, id);
    if (!instance || ['CONCLUIDA', 'CANCELADA'].includes(instance.situacao)) return;
    await endInstance({ db, agora: ctx.agora }, id);
    await recordEvent(
      { ...ctx, db },
      {
        cadeia: `conteudo:${conteudoId}`,
        ato: 'fluxoInterrompido',
        conteudoId,
        dados: { fluxo: instance.fluxo },
      },
    );
  });
