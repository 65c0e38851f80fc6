import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import { executorOf } from '../motor/index.ts';
import { callPeople } from './activities.ts';
import { advanceAsked } from './advance.ts';
import { closeWait } from './close-wait.ts';
import type { Held } from './incidents.ts';
import type { Instance } from './instance.ts';
import { fazerTrabalhoFluxo, type Saida } from './jobs.ts';
import { whoDid } from './who-did.ts';

interface Open {
  readonly id: number;
  readonly nome: string;
  readonly execucao: string;
  readonly especie: string;
}

/** Does again what could not be done, now that what was wrong may have been put right. */
export const redo = async (ctx: Ctx, { incident, instance }: Held, saida?: Saida): Promise<void> => {
  const { comando, tipo, elemento } = incident;
  // an activity that waits calls again; a step that could not be taken for want of people is taken again
  if (tipo === 'SEM_EXECUTOR' && comando === null && instance.estado !== null) {
    if (elemento !== null) await callAgain(ctx, instance, elemento);
    return;
  }
  if (comando?.kind !== 'signal') return advanceAsked(ctx, instance, comando ?? undefined);
  const { rows } = await sql<Open>`select id, nome, execucao, especie from fluxo_atividade
    where instancia_id = ${instance.id} and execucao = ${comando.execucao} and situacao = 'ABERTA'`.execute(
    ctx.db,
  );
  const [open] = rows;
  if (open?.especie === 'TRABALHO') return doAgain(ctx, instance, open.id, saida);
  if (open)
    await closeWait(
      ctx,
      { instanciaId: instance.id, execucao: open.execucao },
      await whoDid(ctx.db, open.id),
    );
  await advanceAsked(ctx, instance, comando);
};

/** What the server does by itself is done by itself again: for whom it was being done, and not for who mends. */
const doAgain = (ctx: Ctx, { conteudoId }: Instance, atividadeId: number, saida?: Saida): Promise<void> =>
  enqueue(ctx.db, fazerTrabalhoFluxo, { atividadeId, saida }, { queue: `fluxo:${conteudoId}` });

const callAgain = async (ctx: Ctx, instance: Instance, elemento: string): Promise<void> => {
  const { atividade } = instance.plano.elementos[elemento] ?? {};
  const { rows } = await sql<Open>`select id, nome, execucao, especie from fluxo_atividade a
    where instancia_id = ${instance.id} and elemento = ${elemento} and situacao = 'ABERTA'
      and not exists (select from fluxo_atividade_candidato k where k.atividade_id = a.id)`.execute(ctx.db);
  for (const { id, nome, execucao } of rows)
    if (atividade)
      await callPeople(
        ctx,
        instance,
        { id, nome, atividade },
        { elemento, execucao, executor: executorOf(instance.estado, execucao) },
      );
};
