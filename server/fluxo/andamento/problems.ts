import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { AtividadesQuery, FluxoProblema } from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import type { Command } from '../motor/index.ts';
import { callPeople } from './activities.ts';
import { advanceAsked } from './advance.ts';
import { endInstance } from './end-instance.ts';
import { lockInstance, type Instance } from './instance.ts';
import { wake } from './wake.ts';

interface Row {
  readonly id: number;
  readonly fluxo: string;
  readonly versao: number;
  readonly plano: Instance['plano'];
  readonly elemento: string | null;
  readonly mensagem: string;
  readonly abertoEm: Date;
  readonly conteudoId: number;
  readonly tipo: number;
  readonly numero: string | null;
  readonly assunto: string;
  readonly visivel: boolean;
  readonly total: number;
}

/** What stopped flows, the oldest first; a content out of reach has no name here. */
export const listProblems = async (
  { db, sessao }: Ctx,
  { start = 1, pageSize = 20 }: AtividadesQuery,
): Promise<Page<FluxoProblema>> => {
  const { rows } = await sql<Row>`
    select n.id, f.nome as fluxo, v.numero as versao, v.plano, n.elemento, n.mensagem, n.aberto_em, c.id as conteudo_id,
      c.tipo, c.numero, c.assunto, ${visibleContent(sessao)} as visivel, count(*) over ()::int as total
    from fluxo_incidente n join fluxo_instancia i on i.id = n.instancia_id and i.situacao = 'PROBLEMA'
    join fluxo_versao v on v.id = i.versao_id join registro.fluxo f on f.id = v.fluxo_id
    join conteudo c on c.id = i.conteudo_id
    where n.resolvido_em is null order by n.id offset ${(start - 1) * pageSize} limit ${pageSize}`.execute(
    db,
  );
  return {
    itens: rows.map(
      ({ id, fluxo, versao, plano, elemento, mensagem: said, abertoEm, visivel, ...content }) => ({
        ...{ id, fluxo, versao, mensagem: said, abertoEm: abertoEm.toISOString() },
        ...(elemento !== null && { elemento: plano.elementos[elemento]?.nome || elemento }),
        ...(visivel && {
          conteudo: {
            ...{ id: content.conteudoId, tipo: content.tipo, assunto: content.assunto },
            ...(content.numero !== null && { numero: content.numero }),
          },
        }),
      }),
    ),
    total: rows[0]?.total ?? 0,
    totalExato: true,
  };
};

interface Incident {
  readonly id: number;
  readonly instanciaId: number;
  readonly tipo: string;
  readonly elemento: string | null;
  readonly comando: Command | null;
}

interface Held {
  readonly incident: Incident;
  readonly instance: Instance;
}

const hold = async ({ db }: Ctx, id: number): Promise<Held> => {
  const read = async (): Promise<Incident | undefined> => {
    const { rows } = await sql<Incident>`select id, instancia_id, tipo, elemento, comando from fluxo_incidente
      where id = ${id} and resolvido_em is null`.execute(db);
    return rows[0];
  };
  const found = await read();
  const instance = found && (await lockInstance(db, found.instanciaId));
  const incident = await read();
  if (!incident || !instance) throw new AppError('naoEncontrado');
  if (instance.situacao !== 'PROBLEMA')
    throw new AppError('transicaoNaoPermitida', {
      motivo: mensagem('fluxo.recusa.naoAnda', {
        situacao: mensagem(`fluxo.situacao.${instance.situacao}`).toLowerCase(),
      }),
    });
  return { incident, instance };
};

const close = async ({ db, agora, sessao }: Ctx, id: number, motivo: string | null): Promise<void> => {
  await sql`update fluxo_incidente set resolvido_em = ${agora}, resolvido_por = ${sessao.usuarioId}, motivo = ${motivo}
    where id = ${id}`.execute(db);
};

/** Whether it moves now: other problems of the same flow keep it where it is. */
const goOn = async ({ db }: Ctx, id: number): Promise<boolean> => {
  const { rows } = await sql`update fluxo_instancia i set situacao = 'ATIVA' where id = ${id} and not exists (
    select from fluxo_incidente n where n.instancia_id = i.id and n.resolvido_em is null) returning id`.execute(
    db,
  );
  return rows.length > 0;
};

/** Does again what could not be done, now that what was wrong may have been put right. */
export const tryAgain = async (ctx: Ctx, id: number): Promise<undefined> => {
  const { incident, instance } = await hold(ctx, id);
  await close(ctx, id, null);
  const moves = await goOn(ctx, instance.id);
  if (incident.tipo === 'SEM_EXECUTOR' && incident.elemento !== null)
    await callAgain(ctx, instance, incident.elemento);
  // what the server does by itself is among what wakes
  else if (incident.tipo !== 'TRABALHO') await stepAgain(ctx, instance, incident.comando ?? undefined);
  if (moves) await wake(ctx.db, instance);
  return undefined;
};

interface Open {
  readonly id: number;
  readonly nome: string;
  readonly execucao: string;
}

const callAgain = async (ctx: Ctx, instance: Instance, elemento: string): Promise<void> => {
  const { atividade } = instance.plano.elementos[elemento] ?? {};
  const { rows } = await sql<Open>`select id, nome, execucao from fluxo_atividade a
    where instancia_id = ${instance.id} and elemento = ${elemento} and situacao = 'ABERTA'
      and not exists (select from fluxo_atividade_candidato k where k.atividade_id = a.id)`.execute(ctx.db);
  for (const { id, nome, execucao } of rows)
    if (atividade)
      await callPeople(ctx, instance, { id, nome, atividade }, { elemento, execucao, executor: undefined });
};

const stepAgain = async (ctx: Ctx, instance: Instance, command: Command | undefined): Promise<void> => {
  if (command?.kind === 'signal')
    await sql`update fluxo_atividade set situacao = 'CONCLUIDA', fechada_em = ${ctx.agora}
      where instancia_id = ${instance.id} and execucao = ${command.execucao} and situacao = 'ABERTA'`.execute(
      ctx.db,
    );
  await advanceAsked(ctx, instance, command);
};

/** Ends the flow where it is; the content stays with who has it. */
export const interrupt = async (ctx: Ctx, id: number, motivo: string): Promise<undefined> => {
  const said = motivo.trim();
  if (said === '')
    throw new AppError(
      'camposInvalidos',
      {},
      { erros: [{ campo: 'motivo', mensagem: mensagem('fluxo.recusa.informeMotivoInterromper') }] },
    );
  const { instance } = await hold(ctx, id);
  await sql`update fluxo_incidente set resolvido_em = ${ctx.agora}, resolvido_por = ${ctx.sessao.usuarioId}, motivo = ${said}
    where instancia_id = ${instance.id} and resolvido_em is null`.execute(ctx.db);
  await endInstance(ctx, instance.id);
  await recordEvent(ctx, {
    ...{
      cadeia: `conteudo:${instance.conteudoId}`,
      ato: 'fluxoInterrompido',
      conteudoId: instance.conteudoId,
    },
    dados: { fluxo: instance.fluxo, motivo: said },
  });
  return undefined;
};
