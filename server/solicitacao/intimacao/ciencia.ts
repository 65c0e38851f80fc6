import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { writtenDay } from '#schemas/written-day.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { Database } from '#server/base/db/connect.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx, OutsiderCtx } from '#server/base/http/context.ts';
import { systemCtx } from '#server/base/http/system-ctx.ts';
import { job } from '#server/base/jobs/job.ts';
import { leavePassing } from '#server/base/jobs/will-pass.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { dayOf, deadlineAfter, deadlineOn, today } from '#server/instalacao/prazo/index.ts';
import { insideCtx } from '../outside-ctx.ts';
import { placeOf } from '../place-of.ts';
import { actsFor, bothNames } from '../representacao.ts';
import { tellUnit } from '../tell.ts';
import { queueCertificate, withoutCertificate } from './certificate-queue.ts';
import { diasTacita } from './dias-tacita.ts';
import { tellNotified } from './tell-notified.ts';

export const vencerIntimacoes = job('vencerIntimacoes');

/** A notice as its steps need it. */
interface Pendente {
  readonly id: number;
  readonly processoId: number;
  readonly externoId: number;
  readonly nome: string;
  readonly servicoId: number;
  readonly unidadeId: number;
  readonly tacitaEm: string;
  readonly dias: number | null;
  readonly ciencia: 'LEITURA' | 'TACITA' | null;
  readonly prazo: string | null;
  readonly respondidaEm: Date | null;
  readonly canceladaEm: Date | null;
  /** Nobody may enter with the account: what is closed to the person does not count against them. */
  readonly contaFechada: boolean;
}

/** Holds a notice until the transaction ends; its process, as any content, comes before any other lock. */
export const lockNotice = async (db: Database, id: number): Promise<Pendente> => {
  await sql`select from conteudo where id = (select processo_id from intimacao where id = ${id}) for update`.execute(
    db,
  );
  const { rows } = await sql<Pendente>`
    select i.id, i.processo_id, i.externo_id, u.nome, p.tipo_processo_id as servico_id, i.unidade_id, i.tacita_em, i.dias,
      i.ciencia, i.prazo, i.respondida_em, i.cancelada_em, not u.ativo or u.bloqueado as conta_fechada
    from intimacao i join registro.usuario_externo u on u.id = i.externo_id join processo p on p.id = i.processo_id
    join conteudo c on c.id = p.id and c.excluido_em is null
    where i.id = ${id} for update of i`.execute(db);
  const [found] = rows;
  if (!found) throw new AppError('naoEncontrado');
  return found;
};

interface Reader {
  readonly externoId: number;
  readonly names: { readonly externo: string; readonly representado?: string };
  readonly endereco: string;
}

/**
 * Keeps that a notice is known: of the day on which it was opened, or of the last on which it could be, when that is over
 * (Lei 11.419/2006, art. 5). What was opened on a day without business is of the next one with business.
 */
const acknowledge = async (ctx: Ctx, notice: Pendente, reader: Reader | undefined): Promise<void> => {
  const { id, processoId, unidadeId, dias, tacitaEm } = notice;
  const hoje = today(ctx);
  const read = reader !== undefined && hoje <= tacitaEm ? reader : undefined;
  const cienciaDia = read ? await deadlineOn(ctx, unidadeId, hoje) : tacitaEm;
  await ctx.db
    .updateTable('intimacao')
    .set({
      ciencia: read ? 'LEITURA' : 'TACITA',
      cienciaEm: ctx.agora,
      cienciaDia,
      cienciaPor: read?.externoId ?? null,
      prazo: dias === null ? null : await deadlineAfter(ctx, unidadeId, cienciaDia, dias),
    })
    .where('id', '=', id)
    .execute();
  await recordEvent(ctx, {
    cadeia: `conteudo:${processoId}`,
    ato: read ? 'intimacaoLida' : 'intimacaoTacita',
    conteudoId: processoId,
    dados: {
      intimacao: id,
      ...(read ? { ...read.names, endereco: read.endereco } : { externo: notice.nome }),
      dia: writtenDay(cienciaDia),
    },
  });
  await tellUnit(ctx, processoId, read ? 'intimacaoLida' : 'intimacaoTacita');
  await queueCertificate(ctx.db, id);
};

/** The person opens a notice of theirs, or of who they receive for; opened again it stays as it is. */
export const open = async (ctx: OutsiderCtx, id: number): Promise<void> => {
  const notice = await lockNotice(ctx.db, id);
  const representado = await actsFor(ctx, notice.externoId, notice.servicoId, 'recebe');
  if (notice.canceladaEm)
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('externo.intimacao.recusa.cancelada') });
  if (notice.ciencia) return;
  await acknowledge(insideCtx(ctx, await placeOf(ctx.db, notice.processoId)), notice, {
    externoId: ctx.externo.externoId,
    names: bothNames(ctx, representado),
    endereco: ctx.endereco,
  });
};

/**
 * Takes as read what nobody opened until its last day, each once, and asks again for certificates that are missing. While an
 * account is closed its notices wait: the days are counted again from when it is opened.
 */
export const expireNotices = async (context: JobContext): Promise<void> => {
  const { db, ports, log } = context;
  await putOffClosed(systemCtx(ports, db));
  const hoje = dayOf({ ports }, ports.clock());
  const { rows } = await sql<{ id: number }>`
    select i.id from intimacao i join conteudo c on c.id = i.processo_id and c.excluido_em is null
    join registro.usuario_externo u on u.id = i.externo_id and u.ativo and not u.bloqueado
    where i.ciencia is null and i.cancelada_em is null and i.tacita_em < ${hoje}::date order by i.id limit 500`.execute(
    db,
  );
  for (const { id } of rows)
    try {
      await inTransaction(db, (trx) => expireOne(systemCtx(ports, trx), id));
    } catch (error) {
      leavePassing(context, error);
      log.error({ err: error, intimacao: id }, mensagem('externo.intimacao.falhou'));
    }
  for (const id of await withoutCertificate(db)) await queueCertificate(db, id);
};

/** Gives to the notices of closed accounts all their days again, as long as nobody may open them. */
const putOffClosed = async (ctx: Ctx): Promise<void> => {
  const dias = await diasTacita(ctx.db);
  const { rows } = await sql<{ unidadeId: number }>`
    select distinct i.unidade_id from intimacao i join registro.usuario_externo u on u.id = i.externo_id
    where i.ciencia is null and i.cancelada_em is null and (not u.ativo or u.bloqueado)`.execute(ctx.db);
  for (const { unidadeId } of rows) {
    const last = await deadlineAfter(ctx, unidadeId, today(ctx), dias);
    await sql`update intimacao i set tacita_em = ${last}::date from registro.usuario_externo u
      where u.id = i.externo_id and (not u.ativo or u.bloqueado) and i.unidade_id = ${unidadeId}
        and i.ciencia is null and i.cancelada_em is null and i.tacita_em < ${last}::date`.execute(ctx.db);
  }
};

const expireOne = async (ctx: Ctx, id: number): Promise<void> => {
  const notice = await lockNotice(ctx.db, id);
  // it was opened, taken back or put off meanwhile, or another server did it
  if (notice.ciencia || notice.canceladaEm || notice.contaFechada || notice.tacitaEm >= today(ctx)) return;
  await acknowledge(ctx, notice, undefined);
  await tellNotified(ctx, id, 'intimacaoTacita');
};
