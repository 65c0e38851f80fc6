import { sql } from 'kysely';
import type { Impressao, ImpressaoPedido } from '#schemas/shapes/processo-impressao.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import { job } from '#server/base/jobs/job.ts';
import { planOf } from './plan.ts';
import { ownImpressao } from './present.ts';

export const montarImpressao = job<{ impressaoId: number }>('montarImpressao');

/**
 * Asks for the pieces of a process as one file: the same that was made before is there at once, the same that is on the way is
 * waited for, another is made in the background.
 */
export const preparar = async (
  ctx: Ctx,
  { processoId, pecas, formato }: ImpressaoPedido,
): Promise<Impressao> => {
  const { sessao, db, agora } = ctx;
  const plan = await planOf(ctx, processoId, { pecas, formato });
  const going = await goingOn(ctx, processoId, plan.chave);
  if (going !== undefined) return ownImpressao(ctx, going);
  const { rows } = await sql<{ id: number; pronta: boolean }>`
    with igual as (select i.arquivo_id, i.paginas from impressao i
      where i.processo_id = ${processoId} and i.chave = ${plan.chave} and i.situacao = 'PRONTA' order by i.id desc limit 1)
    insert into impressao (processo_id, formato, escolhidas, chave, conteudos, nomeados, usuario_id, substituto_id, unidade_id, sessao_id,
      situacao, feitas, total, paginas, arquivo_id, pedida_em, terminada_em)
    select ${processoId}, ${formato}, ${pecas ?? null}::bigint[], ${plan.chave}, ${[...plan.conteudos]}::bigint[],
      ${[...plan.nomeados]}::bigint[],
      ${sessao.usuarioId}, ${sessao.substitutoId ?? null}, ${sessao.unidadeId}, ${sessao.id},
      case when g.arquivo_id is null then 'ESPERA' else 'PRONTA' end,
      case when g.arquivo_id is null then 0 else ${stepsOf(plan.conteudos.length)} end, ${stepsOf(plan.conteudos.length)},
      g.paginas, g.arquivo_id, ${agora}, case when g.arquivo_id is not null then ${agora}::timestamptz end
    from (select) uma left join igual g on true
    returning id, arquivo_id is not null as pronta`.execute(db);
  const [made] = rows;
  if (!made) throw new Error('an insert that answered nothing');
  if (!made.pronta) await enqueue(db, montarImpressao, { impressaoId: made.id }, { queue: 'impressao' });
  return ownImpressao(ctx, made.id);
};

/** The same that the person asked for already, and that is not ready yet: asked twice, it is made once. */
const goingOn = async (
  { sessao, db }: Ctx,
  processoId: number,
  chave: string,
): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    select id from impressao where processo_id = ${processoId} and chave = ${chave} and usuario_id = ${sessao.usuarioId}
      and substituto_id is not distinct from ${sessao.substitutoId ?? null} and situacao in ('ESPERA', 'FAZENDO')
    order by id desc limit 1`.execute(db);
  return rows[0]?.id;
};

/** Each piece is fetched, then put in its place. */
export const stepsOf = (pieces: number): number => 2 * pieces;

/** Gives up one that is not ready; what is being made stops at the next piece. */
export const cancelar = async (ctx: Ctx, id: number): Promise<Impressao> => {
  await ownImpressao(ctx, id);
  await ctx.db
    .updateTable('impressao')
    .set({ situacao: 'CANCELADA', terminadaEm: ctx.agora })
    .where('id', '=', id)
    .where('situacao', 'in', ['ESPERA', 'FAZENDO'])
    .execute();
  return ownImpressao(ctx, id);
};
