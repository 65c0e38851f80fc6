import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { FluxoProblema } from '#schemas/shapes/fluxo-problema.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { readFonte, type Command } from '../motor/index.ts';
import { lockInstance, type Instance } from './instance.ts';

interface Incident {
  readonly id: number;
  readonly instanciaId: number;
  readonly fluxoId: number;
  readonly tipo: FluxoProblema['tipo'];
  readonly elemento: string | null;
  readonly comando: Command | null;
}

export interface Held {
  readonly incident: Incident;
  readonly instance: Instance;
}

export const readIncident = async ({ db }: Pick<Ctx, 'db'>, id: number): Promise<Incident | undefined> => {
  const { rows } = await sql<Incident>`select n.id, n.instancia_id, v.fluxo_id, n.tipo, n.elemento, n.comando
    from fluxo_incidente n join fluxo_instancia i on i.id = n.instancia_id join fluxo_versao v on v.id = i.versao_id
    where n.id = ${id} and n.resolvido_em is null`.execute(db);
  return rows[0];
};

/** A problem that waits to be mended, with what it stopped, held until the transaction ends. */
export const holdIncident = async (ctx: Ctx, id: number): Promise<Held> => {
  const found = await readIncident(ctx, id);
  const instance = found && (await lockInstance(ctx.db, found.instanciaId));
  const incident = await readIncident(ctx, id);
  if (!incident || !instance) throw new AppError('naoEncontrado');
  if (instance.situacao !== 'PROBLEMA')
    throw new AppError('transicaoNaoPermitida', {
      motivo: mensagem('fluxo.recusa.naoAnda', {
        situacao: mensagem(`fluxo.situacao.${instance.situacao}`).toLowerCase(),
      }),
    });
  return { incident, instance };
};

/** The element that waits for what could not be done; nothing, where the flow did not even begin. */
export const whereItWaits = async (
  { db }: Pick<Ctx, 'db'>,
  { incident, instance }: Held,
): Promise<string | undefined> => {
  const { comando, elemento, tipo } = incident;
  if (comando?.kind === 'signal') {
    const { rows } = await sql<{ elemento: string }>`select elemento from fluxo_atividade
      where instancia_id = ${instance.id} and execucao = ${comando.execucao}
        and situacao = ${comando.feita ? 'CONCLUIDA' : 'ABERTA'}`.execute(db);
    return rows[0]?.elemento;
  }
  if (comando?.kind === 'timer') {
    const node = readFonte(instance.plano.fonte).activities.find(({ id }) => id === comando.elemento);
    return node?.behaviour.attachedTo?.id ?? comando.elemento;
  }
  return tipo === 'SEM_EXECUTOR' ? (elemento ?? undefined) : undefined;
};

/** What was mended is closed by who mended it; so is what stopped something that waits no more. */
export const closeIncidents = async (
  { db, agora, sessao }: Ctx,
  instanciaId: number,
  { id, motivo, feito }: { readonly id: number; readonly motivo: string; readonly feito: string },
): Promise<void> => {
  await sql`update fluxo_incidente n set resolvido_em = ${agora}, resolvido_por = ${sessao.usuarioId},
      motivo = nullif(${motivo}, ''), feito = ${feito}
    where n.instancia_id = ${instanciaId} and n.resolvido_em is null and (n.id = ${id}
      or n.comando ->> 'kind' = 'signal' and n.comando ->> 'feita' is null and not exists (select from fluxo_atividade a
        where a.instancia_id = n.instancia_id and a.execucao = n.comando ->> 'execucao' and a.situacao = 'ABERTA')
      or n.comando ->> 'feita' is not null and not exists (select from fluxo_instancia i
        where i.id = n.instancia_id and position(n.comando ->> 'execucao' in i.estado::text) > 0)
      or n.tipo = 'SEM_EXECUTOR' and n.comando is null and exists (select from fluxo_instancia i
        where i.id = n.instancia_id and i.estado is not null) and not exists (select from fluxo_atividade a
        where a.instancia_id = n.instancia_id and a.elemento = n.elemento and a.situacao = 'ABERTA'))`.execute(
    db,
  );
};

/** Whether it moves now: another problem of the same flow keeps it where it is. */
export const settle = async ({ db }: Ctx, id: number): Promise<boolean> => {
  const { rows } = await sql<{ situacao: string }>`update fluxo_instancia i set situacao = case when exists (
      select from fluxo_incidente n where n.instancia_id = i.id and n.resolvido_em is null)
    then 'PROBLEMA' else 'ATIVA' end where id = ${id} and situacao in ('ATIVA', 'PROBLEMA') returning situacao`.execute(
    db,
  );
  return rows[0]?.situacao === 'ATIVA';
};
