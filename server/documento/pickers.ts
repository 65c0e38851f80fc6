import { sql } from 'kysely';
import type { Page } from '#schemas/api/endpoint.ts';
import type { BuscaQuery } from '#schemas/shapes/documento.ts';
import type { TipoDocumentoCombo } from '#schemas/shapes/modelo-e-tipo.ts';
import { hasWords } from '#server/base/db/has-words.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { allowedDocumentTypes } from './allowed-models.ts';

const whole = <T>(itens: T[]): Page<T> => ({ itens, total: itens.length, totalExato: true });

/** Active types of document. */
export const listTypes = async (ctx: Ctx, query: BuscaQuery): Promise<Page<TipoDocumentoCombo>> => {
  const { rows } = await sql<TipoDocumentoCombo>`
    select t.id, t.nome, coalesce(t.sigla, '') as sigla from registro.tipo_documento t
    where t.ativo and ${allowedDocumentTypes(ctx.sessao)} and ${hasWords(sql`t.nome`, query.q)} order by t.nome limit ${query.pageSize ?? 100}`.execute(
    ctx.db,
  );
  return whole(rows);
};
