import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { whoSees } from '#server/pessoas/acesso/who-sees.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { refusal } from './hold-activity.ts';
import type { Instance } from './instance.ts';
import { peopleFor } from './performers-of.ts';

interface Passed {
  readonly id: number;
  readonly nome: string;
  readonly elemento: string;
}

/**
 * Gives an activity to a person of its role, as the registers have the role now; who came to it later is called as the others
 * were. Their name.
 */
export const passTo = async (
  ctx: Ctx,
  instance: Instance,
  { id, nome, elemento }: Passed,
  usuarioId: number,
): Promise<string> => {
  const { atividade } = instance.plano.elementos[elemento] ?? {};
  const people = atividade && !atividade.todos ? await peopleFor(ctx, instance, atividade) : [];
  const person = people.find((one) => one.usuarioId === usuarioId);
  if (!person) throw refusal('naoEDoPapel');
  const { nivelAcesso } = await ctx.db
    .selectFrom('conteudo')
    .select('nivelAcesso')
    .where('id', '=', instance.conteudoId)
    .executeTakeFirstOrThrow();
  if (nivelAcesso !== 'SIGILOSO')
    await grantAccess(ctx.db, instance.conteudoId, ctx.agora, [{ usuarioId, motivo: 'fluxo' }]);
  if ((await whoSees(ctx.db, instance.conteudoId, [usuarioId])).length === 0) throw refusal('naoVe');
  await sql`insert into fluxo_atividade_candidato (atividade_id, usuario_id, unidade_id)
    values (${id}, ${usuarioId}, ${person.unidadeId}) on conflict do nothing`.execute(ctx.db);
  await sql`update fluxo_atividade set assumida_por = ${usuarioId}, assumida_em = ${ctx.agora}
    where id = ${id}`.execute(ctx.db);
  await notify(ctx.db, ctx.agora, {
    usuarioIds: [usuarioId].filter((one) => one !== ctx.sessao.usuarioId),
    tipo: 'TRAMITE',
    conteudoId: instance.conteudoId,
    especie: 'atividade',
    dados: { quem: nome },
  });
  return person.nome;
};
