import { defined } from '#schemas/defined.ts';
import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { writtenDay } from '#schemas/written-day.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { authorRefusal } from '#server/base/jobs/author-refusal.ts';
import { ctxOfAuthor } from '#server/base/jobs/ctx-of-author.ts';
import { job } from '#server/base/jobs/job.ts';
import { leavePassing } from '#server/base/jobs/will-pass.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import {
  condition,
  estado,
  loadSituation,
  perform,
  requireAllowed,
  type Rule,
} from '#server/conteudo/atos/index.ts';
import { addDays, dayOf, daysBetween, deadlineOn } from '#server/instalacao/prazo/index.ts';
import { peopleOfUnit } from '#server/pessoas/acesso/grant-access.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { concluirAto } from '../concluir.ts';
import { criar } from '../criar.ts';
import { readLoaded } from '../read-processo.ts';
import { open, recorrer, situacao } from './act.ts';

export const abrirRecorrencias = job('abrirRecorrencias');

/**
 * Opens what has its day: each in a transaction of its own, with the rights that who marked it has now. So many are read at a
 * time, and the next after them: those that fail do not hold the others.
 */
export const openDue = async (context: JobContext, atOnce: number): Promise<void> => {
  const { db, ports } = context;
  const hoje = dayOf({ ports }, ports.clock());
  const due = async (last: Due | undefined): Promise<readonly Due[]> => {
    const { rows } = await sql<Due>`
      select id, processo_id, numero, data::text as data from processo_recorrencia r where situacao in (0, 3) and r.data <= ${hoje}::date
        and (r.data, id) > (${last?.data ?? '-infinity'}::date, ${last?.id ?? 0}::bigint)
      order by r.data, id limit ${atOnce}`.execute(db);
    return rows;
  };
  for (let rows = await due(undefined); rows.length > 0; rows = await due(rows.at(-1)))
    for (const row of rows) await openOne(context, row);
};

export const abrirDoDia = (context: JobContext): Promise<void> => openDue(context, 500);

interface Due {
  readonly id: number;
  readonly processoId: number;
  readonly numero: number;
  /** yyyy-MM-dd. */
  readonly data: string;
}

const openOne = async (context: JobContext, { id, processoId, numero }: Due): Promise<void> => {
  try {
    await inTransaction(context.db, async (db) => {
      // another server may have it, or have had it
      const { rows } = await sql<{ usuarioId: number; unidadeId: number; sessaoId: number }>`
        select usuario_id, unidade_id, sessao_id from processo_recorrencia
        where id = ${id} and situacao in (0, 3) for update skip locked`.execute(db);
      const [author] = rows;
      if (!author) return;
      const ctx = await ctxOfAuthor(
        { ...context, db },
        { ...author, substitutoId: null },
        `recorrencia:${id}`,
      );
      await abrir({ ...ctx, db }, processoId, numero);
    });
  } catch (error) {
    leavePassing(context, error);
    context.log.warn({ err: error, processoId, numero }, mensagem('processo.recorrencia.falhou'));
    const falha = error instanceof AppError ? authorRefusal(error) : mensagem('processo.recorrencia.falhou');
    await context.db.updateTable('processoRecorrencia').set({ falha }).where('id', '=', id).execute();
  }
};

/** On its day it is opened wherever its process is by then, unless that one was cancelled or who marked it may no longer. */
const abrirDia = {
  ...recorrer,
  estado: [estado.corrente, estado.standby],
  exige: [condition.permission('processoRecorrente')],
} as const satisfies Rule;

/** Opens the process of one appointment, like the one that it is of; with its number where nothing is missing for it. */
export const abrir = async (ctx: Ctx, processoId: number, numero: number): Promise<number> => {
  const row = await open(ctx, processoId, numero);
  const loaded = await loadSituation(ctx, processoId);
  requireAllowed(abrirDia, loaded.situation);
  const source = await readLoaded(ctx, loaded);
  const {
    tipoProcesso,
    assunto,
    observacoes,
    sigilo,
    nivelAcesso,
    hipoteseLegal,
    vencimento,
    assuntoClasse,
  } = source;
  const id = await criar(ctx, {
    tipoProcessoId: tipoProcesso.id,
    assunto: `${assunto} (${writtenDay(row.data)})`.slice(0, 500),
    sigilo,
    nivelAcesso,
    interessados: source.interessados.map((one) => one.id),
    campos: source.campos.flatMap(({ rotulo, valor, tipo }) =>
      valor === undefined || tipo === 8 ? [] : [{ rotulo, valor }],
    ),
    ...defined({
      observacoes,
      hipoteseLegal,
      assuntoClasseId: assuntoClasse?.id,
      vencimento:
        vencimento === undefined
          ? undefined
          : await deadlineOn(ctx, ctx.sessao.unidadeId, termFrom(ctx, source.criadoEm, vencimento, row.data)),
    }),
  });
  const made = await readLoaded(ctx, await loadSituation(ctx, id));
  if (made.pendencias.length === 0) await perform(ctx, concluirAto, id, { id, versao: made.versao });
  await ctx.db
    .updateTable('processoRecorrencia')
    .set({ situacao: situacao.criado, criadoId: id, falha: null })
    .where('id', '=', row.id)
    .execute();
  await recordEvent(ctx, {
    cadeia: `conteudo:${processoId}`,
    ato: 'recorrenciaAberta',
    conteudoId: processoId,
    dados: { data: writtenDay(row.data), processo: id },
  });
  await notify(ctx.db, ctx.agora, {
    conteudoId: id,
    dados: { unidade: ctx.sessao.unidadeSigla },
    usuarioIds: await peopleOfUnit(ctx.db, ctx.sessao.unidadeId),
    tipo: 'TRAMITE',
    especie: 'recebeu',
  });
  return id;
};

/** As long after its day as the first had from its opening. */
const termFrom = (ctx: Ctx, criadoEm: string, vencimento: string, day: string): string =>
  addDays(day, Math.max(0, daysBetween(dayOf(ctx, new Date(criadoEm)), vencimento)));
