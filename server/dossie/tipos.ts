import { sql, type RawBuilder } from 'kysely';
import { defined } from '#schemas/defined.ts';
import { AppError } from '#schemas/app-error.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { NivelAcesso, Rotulo } from '#schemas/shapes/conteudo.ts';
import type { BuscaQuery } from '#schemas/shapes/documento.ts';
import type { TipoDossieCombo } from '#schemas/shapes/dossie.ts';
import { hasWords } from '#server/base/db/has-words.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { typesOfUnit } from '#server/conteudo/tipos/index.ts';

interface Row extends Omit<TipoDossieCombo, 'assuntoClasse' | 'hipoteseLegal'> {
  readonly nivelAcesso: NivelAcesso;
  readonly hipoteseLegal: string | null;
  readonly classe: Rotulo | null;
}

const allowed = (ctx: Ctx, which: RawBuilder<unknown>, most: number): RawBuilder<Row> => sql<Row>`
  select t.id, t.nome, coalesce(t.sigla, '') as sigla, coalesce(t.descricao, '') as descricao, t.sobre,
    coalesce(t.nivel_acesso, 'PUBLICO') as nivel_acesso, t.hipotese_legal,
    case when cl.id is not null then jsonb_build_object('id', cl.id, 'rotulo', cl.codigo || ' - ' || cl.descricao) end as classe
  from registro.tipo_dossie t
  left join registro.assunto cl on cl.id = t.classificacao_sugerida and cl.ativo and cl.classificavel
  where t.ativo and ${typesOfUnit(ctx.sessao, 'tipo_dossie')} and ${which} order by t.nome limit ${most}`;

const present = ({ classe, hipoteseLegal, ...row }: Row): TipoDossieCombo => ({
  ...row,
  ...defined({ assuntoClasse: classe ?? undefined, hipoteseLegal: hipoteseLegal ?? undefined }),
});

/** Types that the person may open dossiers of, by name. */
export const listTypes = async (
  ctx: Ctx,
  { q = '', pageSize = 100 }: BuscaQuery,
): Promise<Page<TipoDossieCombo>> => {
  const { rows } = await allowed(ctx, hasWords(sql`t.nome`, q), pageSize).execute(ctx.db);
  return { itens: rows.map(present), total: rows.length, totalExato: true };
};

/** A type by its id, if the person may use it. */
export const readType = async (ctx: Ctx, id: number): Promise<TipoDossieCombo> => {
  const { rows } = await allowed(ctx, sql`t.id = ${id}`, 1).execute(ctx.db);
  const [row] = rows;
  if (!row) throw new AppError('naoEncontrado');
  return present(row);
};
