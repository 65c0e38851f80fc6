import { sql } from 'kysely';
import type { Page } from '#schemas/api/endpoint.ts';
import type { BuscaQuery } from '#schemas/shapes/documento.ts';
import type { IntimacaoArquivo } from '#schemas/shapes/intimacao.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { loadSituation, requireAllowed } from '#server/conteudo/atos/index.ts';
import { subjectOrNumber } from '#server/conteudo/dados/index.ts';
import { mayShow } from '../partilhas.ts';
import { intimar } from './enviar.ts';

/** The pieces of a process, documents and protocols, that may go with a notice, by what they say or their number in it. */
export const pecasIntimaveis = async (
  ctx: Ctx,
  processoId: number,
  { q = '', pageSize = 20 }: BuscaQuery,
): Promise<Page<IntimacaoArquivo>> => {
  requireAllowed(intimar, (await loadSituation(ctx, processoId)).situation);
  const words = q.trim();
  const { rows } = await sql<IntimacaoArquivo>`
    select c.id, concat_ws(' · ', case when p.reservada then 'R' else '' end || p.ordem, c.numero, c.assunto) as nome
    from peca p join conteudo c on c.id = p.conteudo_id
    where p.processo_id = ${processoId} and p.saida_em is null and ${mayShow(ctx.sessao)}
      and (${subjectOrNumber(words)} or case when p.reservada then 'R' else '' end || p.ordem = upper(${words}))
    order by p.reservada, p.ordem limit ${pageSize}`.execute(ctx.db);
  return { itens: rows, total: rows.length, totalExato: rows.length < pageSize };
};
