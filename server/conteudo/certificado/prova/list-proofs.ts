import { sql } from 'kysely';
import type { Page } from '#schemas/api/endpoint.ts';
import type { ProvaGuardada, ProvasQuery } from '#schemas/shapes/conferencia.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';

/** Beyond so many the count is said as "more than". */
const countLimit = 10_000;
const usualPage = 20;
const year = 366 * 86_400_000;

interface Row {
  readonly total: number;
  readonly id: number | null;
  readonly tipo: number;
  readonly numero: string | null;
  readonly assunto: string;
  readonly versao: number;
  readonly anexoId: number | null;
  readonly anexo: string | null;
  readonly nivel: ProvaGuardada['nivel'] | null;
  readonly ate: Date | null;
  readonly falta: string | null;
}

/** Of what the person sees, how far its signatures are proved and until when; what ends first comes first. */
export const listProofs = async (
  ctx: Ctx,
  { situacao, start = 1, pageSize = usualPage }: ProvasQuery,
): Promise<Page<ProvaGuardada>> => {
  const { agora } = ctx;
  const wanted = {
    VENCEM: sql`and p.ate > ${agora} and p.ate <= ${new Date(agora.getTime() + year)}`,
    VENCIDAS: sql`and p.ate <= ${agora}`,
    ESPERAM: sql`and p.falta is not null`,
  };
  const found = sql`from assinatura_prova p join conteudo c on c.id = p.conteudo_id
    left join conteudo_anexo x on x.id = p.anexo_id left join arquivo a on a.id = x.arquivo_id
    where c.excluido_em is null ${situacao ? wanted[situacao] : sql``} and ${visibleContent(ctx.sessao)}`;
  const { rows } = await sql<Row>`
    with pagina as (
      select p.id as chave, c.id, c.tipo, c.numero, c.assunto, p.versao, p.anexo_id, a.nome as anexo, p.nivel, p.ate,
        p.falta ${found}
      order by p.ate, p.id limit ${pageSize} offset ${(start - 1) * pageSize})
    select (select count(*)::integer from (select ${found} limit ${sql.lit(countLimit + 1)}) contados) as total, p.*
    from (select 1) uma left join pagina p on true order by p.ate, p.chave`.execute(ctx.db);
  const total = rows[0]?.total ?? 0;
  return {
    itens: rows.flatMap(({ id, tipo, numero, assunto, versao, anexoId, anexo, nivel, ate, falta }) =>
      id === null
        ? []
        : [
            {
              id,
              tipo,
              assunto,
              versao,
              vencida: ate !== null && ate <= agora,
              numero: numero ?? undefined,
              anexo: anexoId === null || anexo === null ? undefined : { id: anexoId, nome: anexo },
              nivel: nivel ?? undefined,
              ate: ate?.toISOString(),
              falta: falta ?? undefined,
            },
          ],
    ),
    total: Math.min(total, countLimit),
    totalExato: total <= countLimit,
  };
};
