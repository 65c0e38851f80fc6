import { sql } from 'kysely';
import { estado, fase, loadSituation, requireAllowed } from '#server/conteudo/atos/index.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { BuscaQuery } from '#schemas/shapes/documento.ts';
import type { ConteudoDaPeca } from '#schemas/shapes/processo-pecas.ts';
import type { ProcessoResumo } from '#schemas/shapes/processo-relacoes.ts';
import { anyValue } from '#server/base/db/any-value.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { subjectOrNumber } from '#server/conteudo/dados/index.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { pieceContent } from '../read-pecas.ts';
import { juntarPeca } from './associar.ts';
import { kindJoins } from '#server/conteudo/especies/index.ts';

const page = <T>(itens: T[], size: number): Page<T> => ({
  itens,
  total: itens.length,
  totalExato: itens.length < size,
});

/** Concluded contents of the unit that are of no process, the newest first. */
export const documentosPossiveis = async (
  ctx: Ctx,
  id: number,
  { q = '', pageSize = 20 }: BuscaQuery,
): Promise<Page<ConteudoDaPeca>> => {
  requireAllowed(juntarPeca, (await loadSituation(ctx, id)).situation);
  const { rows } = await sql<{ conteudo: ConteudoDaPeca }>`
    select ${pieceContent(ctx)} as conteudo from conteudo c
    ${kindJoins}
    where c.detentor_unidade_id = ${anyValue(ctx.sessao.unidadeId)} and c.tipo <> ${sql.lit(tipoConteudo.processo)}
      and c.fase = ${sql.lit(fase.concluido)} and c.estado = ${sql.lit(estado.corrente)} and c.transito_id is null
      and c.anda_com_id is null and (c.check_in_usuario_id is null or c.check_in_usuario_id = ${ctx.sessao.usuarioId})
      and not exists (select from exclusao e where e.conteudo_id = c.id and e.situacao = 'PENDENTE')
      and ${visibleContent(ctx.sessao)} and ${subjectOrNumber(q.trim())}
    order by c.movimentado_em desc, c.id desc limit ${pageSize}`.execute(ctx.db);
  return page(
    rows.map(({ conteudo }) => conteudo),
    pageSize,
  );
};

/** Other processes that the unit has in hands, the last that moved first. */
export const processosPossiveis = async (
  ctx: Ctx,
  id: number,
  { q = '', pageSize = 20 }: BuscaQuery,
): Promise<Page<ProcessoResumo>> => {
  await loadSituation(ctx, id);
  const { rows } = await sql<ProcessoResumo>`
    select c.id, coalesce(c.numero, '') as numero, c.assunto, c.fase, c.estado, tp.nome as tipo_processo
    from conteudo c join processo p on p.id = c.id join registro.tipo_processo tp on tp.id = p.tipo_processo_id
    where c.id <> ${id} and c.estado = ${sql.lit(estado.corrente)} and c.fase = ${sql.lit(fase.concluido)}
      and c.excluido_em is null and ${visibleContent(ctx.sessao)} and ${subjectOrNumber(q.trim())}
    order by c.detentor_unidade_id = ${ctx.sessao.unidadeId} desc, c.movimentado_em desc, c.id desc
    limit ${pageSize}`.execute(ctx.db);
  return page(rows, pageSize);
};
