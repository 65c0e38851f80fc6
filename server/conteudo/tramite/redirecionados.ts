import { sql } from 'kysely';
import type { Page } from '#schemas/api/endpoint.ts';
import type { Redirecionado, RedirecionadosQuery } from '#schemas/shapes/tramite.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';

interface Row {
  readonly id: number;
  readonly redirecionadoEm: Date;
  readonly quem: string;
  readonly motivo: string | null;
  readonly deUnidade: Redirecionado['deUnidade'];
  readonly paraUnidade: Redirecionado['paraUnidade'];
  readonly paraPessoa: string | null;
  readonly conteudoId: number | null;
  readonly rotulo: string | null;
  readonly total: number;
}

/**
 * What came by mistake to the unit of the session and was sent on, newest first: its trace. What it is, only to who still sees
 * it for another reason.
 */
export const redirecionados = async (
  { db, sessao }: Ctx,
  { start = 1, pageSize = 20 }: RedirecionadosQuery,
): Promise<Page<Redirecionado>> => {
  const { rows } = await sql<Row>`
    select t.id, t.redirecionado_em, rp.nome as quem, t.motivo, v.id as conteudo_id, v.rotulo, pp.nome as para_pessoa,
      jsonb_build_object('id', du.id, 'sigla', du.sigla, 'nome', du.nome) as de_unidade,
      jsonb_build_object('id', pu.id, 'sigla', pu.sigla, 'nome', pu.nome) as para_unidade,
      count(*) over ()::integer as total
    from tramite t
    join tramite n on n.redireciona_id = t.id
    join registro.usuario rp on rp.id = t.redirecionado_por
    join registro.unidade du on du.id = t.de_unidade_id
    join registro.unidade pu on pu.id = n.para_unidade_id
    left join registro.usuario pp on pp.id = n.para_usuario_id
    left join lateral (select c.id, coalesce(c.numero, c.assunto) as rotulo from conteudo c
      where c.id = t.conteudo_id and ${visibleContent(sessao)}) v on true
    where t.situacao = 'REDIRECIONADO' and t.para_unidade_id = ${sessao.unidadeId}
    order by t.redirecionado_em desc, t.id desc limit ${pageSize} offset ${(start - 1) * pageSize}`.execute(
    db,
  );
  return { itens: rows.map(present), total: rows[0]?.total ?? 0, totalExato: true };
};

const present = ({
  redirecionadoEm,
  motivo,
  paraPessoa,
  conteudoId,
  rotulo,
  total: _,
  ...row
}: Row): Redirecionado => ({
  ...row,
  redirecionadoEm: redirecionadoEm.toISOString(),
  motivo: motivo ?? undefined,
  paraPessoa: paraPessoa ?? undefined,
  conteudoId: conteudoId ?? undefined,
  rotulo: rotulo ?? undefined,
});
