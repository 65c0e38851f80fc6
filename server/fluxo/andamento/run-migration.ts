import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { can } from '#server/base/http/permission.ts';
import type { Author } from '#server/base/http/session.ts';
import { ctxOfAuthor } from '#server/base/jobs/ctx-of-author.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import { leavePassing } from '#server/base/jobs/will-pass.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { errorText, isSlowStep } from './error-text.ts';
import { closeIncidents, settle } from './incidents.ts';
import { lockInstance } from './instance.ts';
import { migrarFluxo } from './jobs.ts';
import { migrateInstance, type Versao } from './migrate.ts';
import type { Mapa } from './migration-of.ts';
import { wake } from './wake.ts';

interface Asked {
  readonly id: number;
  readonly deId: number;
  readonly mapa: Mapa;
  readonly motivo: string;
  readonly autor: Author;
}

/** Instances that pass before the job lets the others of the queue in. */
const turn = 50;

/**
 * Goes on with a passage, one by one, each in its own transaction: a process may end anywhere, and what is done says so. As who
 * asked, with the rights of now.
 */
export const runMigration = async (
  job: JobContext,
  { migracaoId }: { migracaoId: number },
  signal?: AbortSignal,
): Promise<void> => {
  const { rows } = await sql<Asked>`select id, de_id, mapa, motivo, autor from fluxo_migracao
    where id = ${migracaoId} and situacao = 'EM_ANDAMENTO'`.execute(job.db);
  const [asked] = rows;
  if (!asked) return;
  for (let done = 0; ; done += 1) {
    const instanciaId = await nextOf(job, migracaoId);
    if (instanciaId === undefined) break;
    if (signal?.aborted || done === turn)
      return enqueue(job.db, migrarFluxo, { migracaoId }, { queue: `migracao:${migracaoId}` });
    await passOne(job, asked, instanciaId);
  }
  await sql`update fluxo_migracao set situacao = 'CONCLUIDA', terminada_em = ${job.ports.clock()}
    where id = ${migracaoId} and situacao = 'EM_ANDAMENTO'`.execute(job.db);
};

const nextOf = async ({ db }: JobContext, migracaoId: number): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`select instancia_id as id from fluxo_migracao_item
    where migracao_id = ${migracaoId} and situacao = 'ESPERA' order by instancia_id limit 1`.execute(db);
  return rows[0]?.id;
};

const passOne = async (job: JobContext, asked: Asked, instanciaId: number): Promise<void> => {
  try {
    const ctx = await ctxOfAuthor(job, asked.autor, `migracao-${asked.id}`);
    if (!can(ctx.sessao, 'fluxoGerenciar')) throw new AppError('acessoNegado');
    await inTransaction(job.db, async (db) => {
      const inner = { ...ctx, db };
      // held first: who gives up what waits waits for it, and finds it done
      if (await keep(inner, asked.id, instanciaId, null)) await pass(inner, asked, instanciaId);
    });
  } catch (error) {
    leavePassing(job, error, { slow: isSlowStep(error) });
    if (!(error instanceof AppError)) job.log.error({ err: error }, 'migracao');
    await keep(job, asked.id, instanciaId, errorText(error));
  }
};

/** Whether it still waited. */
const keep = async (
  { db }: Pick<JobContext, 'db'>,
  migracaoId: number,
  instanciaId: number,
  refused: string | null,
): Promise<boolean> => {
  const { rows } =
    await sql`update fluxo_migracao_item set situacao = ${refused === null ? 'FEITA' : 'RECUSADA'}, mensagem = ${refused}
    where migracao_id = ${migracaoId} and instancia_id = ${instanciaId} and situacao = 'ESPERA' returning instancia_id`.execute(
      db,
    );
  return rows.length > 0;
};

const refused = (key: MessageKey): AppError =>
  new AppError('transicaoNaoPermitida', { motivo: mensagem(key) });

const pass = async (ctx: Ctx, { id, deId, mapa, motivo }: Asked, instanciaId: number): Promise<void> => {
  const instance = await lockInstance(ctx.db, instanciaId);
  const { rows } = await sql<Versao>`select p.id, p.numero, p.plano from fluxo_migracao m
    join fluxo_versao p on p.id = m.para_id join fluxo_instancia i on i.id = ${instanciaId} and i.versao_id = ${deId}
    where m.id = ${id}`.execute(ctx.db);
  const [versao] = rows;
  if (!instance || !versao) throw refused('fluxo.migracao.jaPassou');
  if (instance.situacao === 'SUSPENSA') throw refused('fluxo.migracao.parado');
  if (instance.situacao !== 'ATIVA' && instance.situacao !== 'PROBLEMA')
    throw refused('fluxo.migracao.acabou');
  const now = await migrateInstance(ctx, instance, versao, { mapa, motivo });
  await closeIncidents(ctx, instanciaId, {
    id: 0,
    motivo,
    feito: mensagem('fluxo.reparo.MIGRAR', { versao: String(versao.numero) }),
  });
  if (await settle(ctx, instanciaId)) await wake(ctx.db, now);
};
