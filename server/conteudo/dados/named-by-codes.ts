import { sql, type RawBuilder } from 'kysely';
import { idOfCode } from '#schemas/lote.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';

/**
 * The contents of the organisation, and those of others that the unit has, within the reach of who asks, that codes name: the label of a protocol, the bars of a guide, or
 * a number in any mask. A number that two of them have, of different kinds, names the one that is in the unit, or none.
 * @param kinds a condition on `x` (conteudo)
 */
export const namedByCodes = async (
  { db, sessao }: Ctx,
  codes: readonly string[],
  kinds: RawBuilder<unknown>,
): Promise<ReadonlyMap<string, Rotulo>> => {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<Rotulo & { codigo: string }>`
    select k.codigo, c.id::integer as id, c.numero as rotulo
    from unnest(${[...codes]}::text[], ${codes.map((code) => idOfCode(code) ?? null)}::bigint[]) as k (codigo, id)
    join lateral (
      select x.id from conteudo x
      where (x.id = k.id or k.id is null and x.numero_chave <> ''
          and x.numero_chave = regexp_replace(texto_busca(k.codigo), '[^a-z0-9]', '', 'g'))
        and (x.organizacao_id = ${sessao.organizacaoId} or x.detentor_unidade_id = ${sessao.unidadeId})
        and x.excluido_em is null and x.numero is not null and ${kinds}
      order by (x.detentor_unidade_id = ${sessao.unidadeId}) desc, (x.transito_id is null) desc, x.id desc limit 1) f on true
    join conteudo c on c.id = f.id
    where ${visibleContent(sessao)}`.execute(db);
  return new Map(rows.map(({ codigo, id, rotulo }) => [codigo, { id, rotulo }]));
};
