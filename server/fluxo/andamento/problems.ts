import { sql } from 'kysely';
import type { Page } from '#schemas/api/endpoint.ts';
import type { AtividadesQuery } from '#schemas/shapes/fluxo-atividade.ts';
import type { FluxoProblema } from '#schemas/shapes/fluxo-problema.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import type { Instance } from './instance.ts';
import { totalBefore } from './total-before.ts';

interface Row {
  readonly id: number;
  readonly tipo: FluxoProblema['tipo'];
  readonly fluxo: string;
  readonly fluxoId: number;
  readonly versao: number;
  readonly plano: Instance['plano'];
  readonly elemento: string | null;
  readonly mensagem: string;
  readonly abertoEm: Date;
  readonly conteudoId: number;
  readonly especie: number;
  readonly numero: string | null;
  readonly assunto: string;
  readonly visivel: boolean;
  readonly total: number;
}

/** What stopped flows, the oldest first; a content out of reach has no name here. */
export const listProblems = async (
  ctx: Ctx,
  { start = 1, pageSize = 20 }: AtividadesQuery,
): Promise<Page<FluxoProblema>> => {
  const { rows } = await sql<Row>`
    select n.id, n.tipo, f.nome as fluxo, v.fluxo_id, v.numero as versao, v.plano, n.elemento, n.mensagem, n.aberto_em, c.id as conteudo_id,
      c.tipo as especie, c.numero, c.assunto, ${visibleContent(ctx.sessao)} as visivel, count(*) over ()::int as total
    from fluxo_incidente n join fluxo_instancia i on i.id = n.instancia_id and i.situacao = 'PROBLEMA'
    join fluxo_versao v on v.id = i.versao_id join registro.fluxo f on f.id = v.fluxo_id
    join conteudo c on c.id = i.conteudo_id
    where n.resolvido_em is null order by n.id offset ${(start - 1) * pageSize} limit ${pageSize}`.execute(
    ctx.db,
  );
  return {
    itens: rows.map(
      ({
        id,
        tipo,
        fluxo,
        fluxoId,
        versao,
        plano,
        elemento,
        mensagem: said,
        abertoEm,
        visivel,
        ...content
      }) => ({
        id,
        tipo,
        fluxo,
        fluxoId,
        versao,
        mensagem: said,
        abertoEm: abertoEm.toISOString(),
        elemento: elemento !== null ? plano.elementos[elemento]?.nome || elemento : undefined,
        conteudo: visivel
          ? {
              id: content.conteudoId,
              tipo: content.especie,
              assunto: content.assunto,
              numero: content.numero ?? undefined,
            }
          : undefined,
      }),
    ),
    total: rows[0]?.total ?? (await totalBefore(start, () => listProblems(ctx, { pageSize: 1 }))),
    totalExato: true,
  };
};
