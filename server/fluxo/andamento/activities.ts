import { sql } from 'kysely';
import type { Atividade } from '#schemas/fluxo/atividade.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import { businessDayAfter, calendarOfUnit, deadlineAfter, today } from '#server/instalacao/prazo/index.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { whoSees } from '#server/pessoas/acesso/who-sees.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import type { Command, Waiting } from '../motor/index.ts';
import { openIncident } from './incident.ts';
import { takeBack } from './take-back.ts';
import { timeOver } from './time-over.ts';
import type { Instance } from './instance.ts';
import { fazerTrabalhoFluxo, seguirEsperaFluxo } from './jobs.ts';
import { peopleFor } from './performers-of.ts';
import { whoDid } from './who-did.ts';

/** What waited and waits no more, without having been done, was taken back by the flow: by a time, if it was that which came. */
export const closeOver = async (
  { db, agora }: Ctx,
  { id, plano }: Instance,
  espera: readonly Waiting[],
  command?: Command,
): Promise<void> => {
  const open = espera.map(({ execucao }) => execucao);
  await takeBack(
    ...([{ db, agora }, sql`instancia_id = ${id} and not execucao = any(${open})`] as const),
    command?.kind === 'timer' && timeOver(plano, command.elemento)?.interrompe ? 'EXPIRADA' : 'CANCELADA',
  );
};

/** Opens what began to wait in this step: each for who, or what, it waits for. */
export const openNew = async (ctx: Ctx, instance: Instance, espera: readonly Waiting[]): Promise<void> => {
  for (const one of espera) {
    const {
      nome = one.elemento,
      atividade,
      trabalho,
      espera = null,
    } = instance.plano.elementos[one.elemento] ?? {};
    const especie = atividade ? atividade.especie : trabalho ? 'TRABALHO' : 'ESPERA';
    const prazo =
      atividade?.prazoDias === undefined
        ? null
        : await dueDay(ctx, instance.iniciadorUnidadeId, atividade.prazoDias, atividade.prazoUteis);
    const { rows } = await sql<{ id: number }>`
      insert into fluxo_atividade (instancia_id, execucao, elemento, nome, especie, situacao, aberta_em, prazo, espera, papel, desde)
      select ${instance.id}, ${one.execucao}, ${one.elemento}, ${nome === '' ? one.elemento : nome}, ${especie}, 'ABERTA',
        ${ctx.agora}, ${prazo}, ${espera}, ${atividade?.papel ?? null}, coalesce(max(e.id), 0) from evento e where e.conteudo_id = ${instance.conteudoId}
      on conflict do nothing returning id`.execute(ctx.db);
    const id = rows[0]?.id;
    if (id === undefined) continue;
    if (atividade) await callPeople(ctx, instance, { id, nome, atividade }, one);
    if (trabalho)
      await enqueue(
        ctx.db,
        fazerTrabalhoFluxo,
        { atividadeId: id },
        { queue: `fluxo:${instance.conteudoId}` },
      );
    else if (await whoDid(ctx.db, id))
      await enqueue(
        ctx.db,
        seguirEsperaFluxo,
        { atividadeId: id },
        { queue: `fluxo:${instance.conteudoId}` },
      );
  }
};

interface Called {
  readonly id: number;
  readonly nome: string;
  readonly atividade: Pick<Atividade, 'papel' | 'especie'>;
}

/**
 * Those who may do it, as the registers have them now; they see the content from now on. A secret one is opened to nobody by a
 * flow: of the role, only those who see it already.
 */
export const callPeople = async (
  ctx: Ctx,
  instance: Instance,
  { id, nome, atividade }: Called,
  { elemento, executor }: Waiting,
): Promise<void> => {
  const all = await peopleFor(ctx, instance, atividade);
  const asked = executor === undefined ? all : all.filter(({ usuarioId }) => usuarioId === executor);
  const { nivelAcesso } = await ctx.db
    .selectFrom('conteudo')
    .select('nivelAcesso')
    .where('id', '=', instance.conteudoId)
    .executeTakeFirstOrThrow();
  if (nivelAcesso !== 'SIGILOSO')
    await grantAccess(
      ...([ctx.db, instance.conteudoId, ctx.agora] as const),
      asked.map(({ usuarioId }) => ({ usuarioId, motivo: 'fluxo' })),
    );
  const seeing = new Set(
    await whoSees(
      ctx.db,
      instance.conteudoId,
      asked.map(({ usuarioId }) => usuarioId),
    ),
  );
  const people = asked.filter(({ usuarioId }) => seeing.has(usuarioId));
  if (people.length === 0) {
    await openIncident(ctx, instance.id, {
      tipo: 'SEM_EXECUTOR',
      elemento,
      mensagem: mensagem('fluxo.problema.SEM_EXECUTOR', { detalhe: nome }),
    });
    return;
  }
  for (const { usuarioId, unidadeId } of people)
    await sql`insert into fluxo_atividade_candidato (atividade_id, usuario_id, unidade_id)
      values (${id}, ${usuarioId}, ${unidadeId}) on conflict do nothing`.execute(ctx.db);
  await notify(ctx.db, ctx.agora, {
    usuarioIds: people.map(({ usuarioId }) => usuarioId).filter((one) => one !== ctx.sessao.usuarioId),
    tipo: 'TRAMITE',
    conteudoId: instance.conteudoId,
    especie: 'atividade',
    dados: { quem: nome },
  });
};

/** The day on which so many days from today end, by the calendar of a unit. */
const dueDay = async (ctx: Ctx, unidadeId: number, dias: number, uteis: boolean): Promise<string> =>
  uteis
    ? businessDayAfter(await calendarOfUnit(ctx, unidadeId), today(ctx), dias)
    : deadlineAfter(ctx, unidadeId, today(ctx), dias);
