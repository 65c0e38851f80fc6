import { sql } from 'kysely';
import type { IntimacaoArquivo } from '#schemas/generated.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { mayShow } from '../partilhas.ts';

/** The pieces of a process, documents and protocols, that may go with a notice. */
export const pecasIntimaveis = async (ctx: Ctx, processoId: number): Promise<IntimacaoArquivo[]> => {
  const { rows } = await sql<IntimacaoArquivo>`
    select c.id, concat_ws(' · ', case when p.reservada then 'R' else '' end || p.ordem, c.numero, c.assunto) as nome
    from peca p join conteudo c on c.id = p.conteudo_id
    where p.processo_id = ${processoId} and p.saida_em is null and ${mayShow(ctx.sessao)}
    order by p.reservada, p.ordem limit 5000`.execute(ctx.db);
  return rows;
};

/** Of those that were chosen each is one of them. */
export const requirePecas = async (
  ctx: Ctx,
  processoId: number,
  chosen: readonly number[],
): Promise<Set<number>> => {
  if (chosen.length > 0) {
    const known = new Set((await pecasIntimaveis(ctx, processoId)).map(({ id }) => id));
    if (chosen.some((id) => !known.has(id))) throw refuseField('pecas', 'externo.recusa.documento');
  }
  return new Set(chosen);
};
