import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import { authorOf } from '#server/base/jobs/ctx-of-author.ts';
import { within } from '../motor/index.ts';
import { advanceAsked } from './advance.ts';
import { closeDone } from './close-done.ts';
import type { Instance } from './instance.ts';
import type { Saida } from './saida.ts';

interface Closed {
  readonly id: number;
  readonly elemento: string;
  readonly execucao: string;
}

/** An activity is done by who asks, with what was decided and answered, and the flow goes on to what comes next. */
export const closeWith = async (
  ctx: Ctx,
  instance: Instance,
  { id, elemento, execucao }: Closed,
  saida: Saida,
): Promise<void> => {
  const { usuarioId, substitutoId } = ctx.sessao;
  await closeDone(ctx, sql`id = ${id}`, { usuarioId, substitutoId, saida });
  // a called flow names its own element, wherever it was called from
  const own = elemento.split(within).at(-1) ?? elemento;
  const variaveis = {
    ...instance.variaveis,
    ...saida.respostas,
    ...(saida.decisao && { decisao: saida.decisao, [`decisao_${own}`]: saida.decisao }),
  };
  await advanceAsked(
    ctx,
    { ...instance, variaveis, autor: authorOf(ctx.sessao) },
    { kind: 'signal', execucao },
  );
};
