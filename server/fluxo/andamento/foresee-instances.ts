import { sql } from 'kysely';
import type { Page } from '#schemas/api/endpoint.ts';
import type { AtividadesQuery } from '#schemas/shapes/fluxo-atividade.ts';
import type { FluxoMigracaoPedido, FluxoMigracaoPrevista } from '#schemas/shapes/fluxo-migracao.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { blocksOf, nameIn } from './migrate.ts';
import { migrationOf } from './migration-of.ts';
import { versionsOf } from './preview-migration.ts';
import { totalBefore } from './total-before.ts';

interface Row {
  readonly id: number;
  readonly estado: object | null;
  readonly situacao: string;
  readonly conteudo: FluxoMigracaoPrevista['conteudo'] | null;
  readonly total: number;
}

/** Of each that runs by a version, whether it would pass to another as it stands now; a content out of reach has no name here. */
export const foreseeInstances = async (
  ctx: Ctx,
  fluxoId: number,
  pedido: FluxoMigracaoPedido,
  { start = 1, pageSize = 20 }: AtividadesQuery,
): Promise<Page<FluxoMigracaoPrevista>> => {
  const { de, para } = await versionsOf(ctx, fluxoId, pedido);
  const { rows } = await sql<Row>`select i.id, i.estado, i.situacao, count(*) over ()::int as total,
      (select jsonb_strip_nulls(jsonb_build_object('id', c.id, 'tipo', c.tipo, 'numero', c.numero, 'assunto', c.assunto))
        from conteudo c where c.id = i.conteudo_id and ${visibleContent(ctx.sessao)}) as conteudo
    from fluxo_instancia i where i.versao_id = ${de.id} and i.situacao in ('ATIVA', 'PROBLEMA', 'SUSPENSA')
    order by i.id offset ${(start - 1) * pageSize} limit ${pageSize}`.execute(ctx.db);
  return {
    itens: rows.map(({ id, estado, situacao, conteudo }) => {
      const found = migrationOf(de.plano, para.plano, estado, pedido.mapa ?? {});
      const blocks =
        situacao === 'SUSPENSA' ? [mensagem('fluxo.migracao.parado')] : blocksOf(found, de.plano, para.plano);
      const changes = [
        ...found.tira.map((one) => mensagem('fluxo.migracao.tira', { prazo: nameIn(de.plano, one) })),
        ...found.prazosNovos.map((one) =>
          mensagem('fluxo.migracao.prazo', { prazo: nameIn(para.plano, one) }),
        ),
      ];
      const passa = blocks.length === 0;
      return {
        instanciaId: id,
        passa,
        motivos: passa ? changes : blocks,
        conteudo: conteudo ?? undefined,
      };
    }),
    total:
      rows[0]?.total ??
      (await totalBefore(start, () => foreseeInstances(ctx, fluxoId, pedido, { pageSize: 1 }))),
    totalExato: true,
  };
};
