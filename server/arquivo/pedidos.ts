import { sql, type RawBuilder } from 'kysely';
import { defined } from '#schemas/defined.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { PedidoArquivo, PedidosArquivoQuery } from '#schemas/shapes/arquivamento.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { kindJoins } from '#server/conteudo/especies/index.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';

/** What is asked of the archive of the session and what it granted, over `p`, of what the person sees. */
export const openRequests = ({ sessao }: Ctx): RawBuilder<unknown> => sql`
  from arquivo_pedido p join conteudo c on c.id = p.conteudo_id
  where p.situacao in ('PEDIDO', 'CONCEDIDO') and c.detentor_unidade_id = ${sessao.unidadeId} and c.excluido_em is null
    and ${visibleContent(sessao)}`;

type Row = Omit<PedidoArquivo, 'pedidoEm' | 'ate' | 'numero'> & {
  readonly pedidoEm: Date;
  readonly ate: string | null;
  readonly numero: string | null;
  readonly total: number;
};

/** What ends first on top, then what waits longest. */
export const listarPedidos = async (
  ctx: Ctx,
  { start = 1, pageSize = 20 }: PedidosArquivoQuery,
): Promise<Page<PedidoArquivo>> => {
  const { rows } = await sql<Row>`
    with aberto as (select p.* ${openRequests(ctx)})
    select p.id, p.conteudo_id, c.tipo, c.numero, c.assunto, c.estado, coalesce(td.nome, tp.nome, '') as tipo_nome,
      p.especie, p.situacao, p.motivo, p.pedido_em, p.ate, u.nome as quem, un.sigla as unidade,
      (select count(*)::integer from arquivo_pedido x
        where x.conteudo_id = p.conteudo_id and x.situacao = 'PEDIDO' and x.id < p.id and p.situacao = 'PEDIDO') as antes,
      count(*) over ()::integer as total
    from aberto p join conteudo c on c.id = p.conteudo_id ${kindJoins}
    join registro.usuario u on u.id = p.pedido_por join registro.unidade un on un.id = p.unidade_id
    order by p.ate nulls last, p.id limit ${pageSize} offset ${(start - 1) * pageSize}`.execute(ctx.db);
  return {
    itens: rows.map(({ total: _, pedidoEm, ate, numero, ...row }) => ({
      ...row,
      pedidoEm: pedidoEm.toISOString(),
      ...defined({ ate: ate ?? undefined, numero: numero ?? undefined }),
    })),
    total: rows[0]?.total ?? 0,
    totalExato: true,
  };
};
