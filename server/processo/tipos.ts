import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { BuscaQuery } from '#schemas/shapes/documento.ts';
import type { TipoProcessoCarregado, TipoProcessoCombo } from '#schemas/shapes/processo.ts';
import { requireVisible } from '#server/pessoas/acesso/require-visible.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { hasWords } from '#server/base/db/has-words.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { camposDoTipo } from '#server/conteudo/campos/index.ts';
import { allowedTypes } from '#server/conteudo/tipos/index.ts';

/** A type that the person may open processes of. */
interface TipoProcesso {
  readonly id: number;
  readonly nome: string;
  readonly sigla: string | null;
  readonly descricao: string | null;
  readonly classe: Rotulo | null;
  readonly vencimentoObrigatorio: boolean;
}

const allowed = ({ sessao }: Ctx) => sql<boolean>`t.ativo and ${allowedTypes(sessao, 'tipo_processo')}`;

/** Types that the person may open processes of, by name. */
export const listTypes = async (
  ctx: Ctx,
  { q = '', pageSize = 100 }: BuscaQuery,
): Promise<Page<TipoProcessoCombo>> => {
  const { rows } = await sql<TipoProcessoCombo>`
    select t.id, t.nome, coalesce(t.sigla, '') as sigla, coalesce(t.descricao, '') as descricao
    from registro.tipo_processo t
    where ${allowed(ctx)} and ${hasWords(sql`t.nome`, q)}
    order by t.nome limit ${pageSize}`.execute(ctx.db);
  return { itens: rows, total: rows.length, totalExato: true };
};

/** A type by its id, if the person may use it. */
export const readType = async (ctx: Ctx, id: number): Promise<TipoProcesso> => {
  const { rows } = await sql<TipoProcesso>`
    select t.id, t.nome, t.sigla, t.descricao, coalesce(t.vencimento_obrigatorio, false) as vencimento_obrigatorio,
      case when cl.id is not null then jsonb_build_object('id', cl.id, 'rotulo', cl.codigo || ' - ' || cl.descricao) end as classe
    from registro.tipo_processo t
    left join registro.assunto cl on cl.id = t.classificacao_sugerida and cl.ativo and cl.classificavel
    where t.id = ${id} and ${allowed(ctx)}`.execute(ctx.db);
  const [tipo] = rows;
  if (!tipo) throw new AppError('naoEncontrado');
  return tipo;
};

/** Type (a) with what it asks of a process; of a process of that type (b, or 0), with what was filled in. */
export const loadType = async (
  ctx: Ctx,
  { a, b }: { readonly a: number; readonly b: number },
): Promise<TipoProcessoCarregado> => {
  if (b !== 0) await requireVisible(ctx, b);
  const { sigla, descricao, classe, ...known } = await readType(ctx, a);
  return {
    ...known,
    sigla: sigla ?? undefined,
    descricao: descricao ?? undefined,
    assuntoClasse: classe ?? undefined,
    campos: await camposDoTipo(ctx, { registro: 'tipo_processo', tipoId: a }, b),
    interessadosSugeridos: await suggestedParties(ctx, a),
  };
};

/** Those of the last processes of the type that the person opened and still sees. */
const suggestedParties = async (ctx: Ctx, tipoId: number): Promise<Rotulo[]> => {
  const { rows } = await sql<Rotulo>`
    select i.id, i.nome as rotulo
    from (select c.id from conteudo c join processo p on p.id = c.id
      where p.tipo_processo_id = ${tipoId} and c.autor_id = ${ctx.sessao.usuarioId} and ${visibleContent(ctx.sessao)}
      order by c.id desc limit 20) recente
    join conteudo_interessado ci on ci.conteudo_id = recente.id
    join registro.interessado i on i.id = ci.interessado_id and coalesce(i.ativo, true)
    group by i.id, i.nome order by max(recente.id) desc, i.nome limit 5`.execute(ctx.db);
  return rows;
};
