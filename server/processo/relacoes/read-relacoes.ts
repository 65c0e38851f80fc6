import { sql } from 'kysely';
import type { ProcessoResumo, RelacaoProcesso } from '#schemas/shapes/processo-relacoes.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { acoesOf, type Loaded, type Rule } from '#server/conteudo/atos/index.ts';
import { isoJson } from '#server/conteudo/dados/index.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';

interface Row {
  readonly id: number;
  readonly especie: RelacaoProcesso['especie'];
  readonly principal: boolean;
  readonly processo: ProcessoResumo;
  readonly desde: string;
  readonly porQuem: string;
  readonly motivo: string | null;
}

/** What a process has to do with others, of those that the person sees; `undo` is the act that ends one. */
export const readRelations = async (
  ctx: Ctx,
  { row, situation }: Loaded,
  undo: Rule,
): Promise<RelacaoProcesso[]> => {
  const { rows } = await sql<Row>`
    select r.id, r.especie, r.processo_id = ${row.id} as principal, ${isoJson('r.desde')} as desde, u.nome as por_quem, r.motivo,
      jsonb_strip_nulls(jsonb_build_object('id', c.id, 'numero', c.numero, 'assunto', c.assunto, 'fase', c.fase,
        'estado', c.estado, 'tipoProcesso', tp.nome)) as processo
    from processo_relacao r
    join conteudo c on c.id = case when r.processo_id = ${row.id} then r.outro_id else r.processo_id end
    join processo p on p.id = c.id join registro.tipo_processo tp on tp.id = p.tipo_processo_id
    join registro.usuario u on u.id = r.por
    where (r.processo_id = ${row.id} or r.outro_id = ${row.id}) and r.ate is null and ${visibleContent(ctx.sessao)}
    order by r.id`.execute(ctx.db);
  return rows.map(({ principal, motivo, ...rest }) => ({
    ...rest,
    papel: rest.especie === 'ASSOCIADO' ? 'PAR' : principal ? 'PRINCIPAL' : 'OUTRO',
    acoes:
      ends(rest.especie) && (principal || rest.especie === 'ASSOCIADO') ? acoesOf([undo], situation) : [],
    motivo: motivo ?? undefined,
  }));
};

/** What was joined for good, and what was born of another, stays so. */
export const ends = (especie: RelacaoProcesso['especie']): boolean =>
  especie === 'ASSOCIADO' || especie === 'APENSADO';
