import { sql } from 'kysely';
import type { FacetasPesquisa, PesquisaFiltro } from '#schemas/shapes/pesquisa.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { candidatesOf } from './candidates.ts';
import { readFilter } from './read-filter.ts';

type Campo = FacetasPesquisa['facetas'][number]['campo'];

interface Row {
  readonly campo: Campo | null;
  readonly valor: number | null;
  readonly rotulo: string | null;
  readonly total: number;
  readonly base: number;
}

/** Values of one facet that are told. */
const mostValues = 12;

/** How many of what was found has each value; counted among the candidates, which have passed the access filter. */
export const facetas = async (ctx: Ctx, body: PesquisaFiltro): Promise<FacetasPesquisa> => {
  const { found, limit } = candidatesOf(ctx, readFilter(body));
  const { rows } = await sql<Row>`
    with achado as materialized (${found}),
    contado as materialized (
      select c.tipo, c.fase, c.estado, c.detentor_unidade_id, c.unidade_id, d.tipo_documento_id, pr.tipo_processo_id
      from (select id from achado limit ${sql.lit(limit)}) a join conteudo c on c.id = a.id left join documento d on d.id = c.id
      left join processo pr on pr.id = c.id),
    valores as (
      select v.campo, v.valor, count(*) as total from contado x
      cross join lateral (values ('tipo', x.tipo::integer), ('fase', x.fase), ('estado', x.estado),
        ('tipoDocumento', x.tipo_documento_id), ('tipoProcesso', x.tipo_processo_id), ('unidadeDetentora', x.detentor_unidade_id),
        ('unidadeOrigem', x.unidade_id)) as v (campo, valor)
      where v.valor is not null group by v.campo, v.valor),
    base as (select count(*) as base from achado)
    select base.base, v.campo, v.valor, v.total, coalesce(td.nome, tp.nome, un.sigla) as rotulo
    from base left join valores v on true
    left join registro.tipo_documento td on v.campo = 'tipoDocumento' and td.id = v.valor
    left join registro.tipo_processo tp on v.campo = 'tipoProcesso' and tp.id = v.valor
    left join registro.unidade un on v.campo in ('unidadeDetentora', 'unidadeOrigem') and un.id = v.valor
    order by v.campo, v.total desc, v.valor`.execute(ctx.db);
  const base = rows[0]?.base ?? 0;
  const facets = new Map<Campo, FacetasPesquisa['facetas'][number]['valores']>();
  for (const { campo, valor, rotulo, total } of rows) {
    if (campo === null || valor === null) continue;
    const values = facets.get(campo) ?? [];
    if (values.length < mostValues) values.push({ valor, total, rotulo: rotulo ?? undefined });
    facets.set(campo, values);
  }
  return {
    base: Math.min(base, limit),
    todos: base <= limit,
    facetas: [...facets].map(([campo, valores]) => ({ campo, valores })),
  };
};
