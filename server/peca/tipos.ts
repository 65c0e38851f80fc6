import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { BuscaQuery } from '#schemas/shapes/documento.ts';
import type { TipoDocumentoCombo } from '#schemas/shapes/modelo-e-tipo.ts';
import { hasWords } from '#server/base/db/has-words.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { whole } from '#server/base/http/whole.ts';
import { typesOfUnit } from '#server/conteudo/tipos/index.ts';

/** Types of document that a piece may be: what came from outside and what was made here are both joined. */
export const listTypes = async (
  ctx: Ctx,
  { q, pageSize = 100 }: BuscaQuery,
): Promise<Page<TipoDocumentoCombo>> => {
  const { rows } = await sql<TipoDocumentoCombo>`
    select t.id, t.nome, coalesce(t.sigla, '') as sigla from registro.tipo_documento t
    where t.ativo and ${typesOfUnit(ctx.sessao, 'tipo_documento')} and ${hasWords(sql`t.nome`, q)}
    order by t.nome limit ${pageSize}`.execute(ctx.db);
  return whole(rows);
};

/** The class that a type suggests; a type that the person may not use is refused at its field, but the one that it has. */
export const requireType = async (
  ctx: Ctx,
  id: number,
  has?: number,
): Promise<{ readonly classeId: number | null }> => {
  const { rows } = await sql<{ classeId: number | null }>`
    select cl.id as classe_id from registro.tipo_documento t
    left join registro.assunto cl on cl.id = t.classificacao_sugerida and cl.ativo and cl.classificavel
    where t.id = ${id} and ((t.ativo and ${typesOfUnit(ctx.sessao, 'tipo_documento')}) or t.id = ${has ?? 0}::integer)`.execute(
    ctx.db,
  );
  if (rows[0]) return rows[0];
  const erros = [{ campo: 'tipoDocumentoId', mensagem: mensagem('peca.tipo') }];
  throw new AppError('camposInvalidos', {}, { erros });
};
