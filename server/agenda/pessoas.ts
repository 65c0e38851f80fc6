import { sql } from 'kysely';
import type { Page } from '#schemas/api/endpoint.ts';
import type { PessoasAgendaQuery } from '#schemas/shapes/agenda.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import { hasWords } from '#server/base/db/has-words.ts';
import type { Ctx } from '#server/base/http/context.ts';

/** People of the organisation, or of the unit, by their names. */
export const pessoas = async (
  { db, sessao }: Ctx,
  { q = '', daUnidade = false, pageSize = 20 }: PessoasAgendaQuery,
): Promise<Page<Rotulo>> => {
  const { rows } = await sql<Rotulo>`
    select u.id, u.nome as rotulo from registro.usuario u
    where u.ativo and ${hasWords(sql`u.nome`, q)}
      and exists (select from registro.usuario_unidades x join registro.unidade un on un.id = x.unidade
        where x.registro_id = u.id and un.organizacao = ${sessao.organizacaoId}
          and (not ${daUnidade}::boolean or un.id = ${sessao.unidadeId}))
    order by u.nome, u.id limit ${pageSize}`.execute(db);
  return { itens: rows, total: rows.length, totalExato: rows.length < pageSize };
};
