import { sql } from 'kysely';
import { tipoConteudo } from '#schemas/enums.ts';
import { idOfCode, onlyOneSaid } from '#schemas/lote.ts';
import { writtenNumber } from '#schemas/numeracao/written-number.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';

/**
 * The contents of the organisation, within the reach of who asks, that codes name: the label of a protocol, the bars of a guide, or
 * a number in any mask. A number that two of them have, of different kinds, names the one that is in the unit, or none.
 */
export const contentsOfCodes = async (
  ctx: Ctx,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { db, sessao } = ctx;
  if (codes.length === 0) return new Map();
  const { rows } = await sql<{ codigo: string; id: number }>`
    select k.codigo, c.id from unnest(${[...codes]}::text[], ${codes.map((code) => idOfCode(code) ?? null)}::bigint[]) as k (codigo, id)
    join lateral (
      select x.id from conteudo x
      where (x.id = k.id or k.id is null and x.numero_chave <> ''
          and x.numero_chave = regexp_replace(texto_busca(k.codigo), '[^a-z0-9]', '', 'g'))
        and x.organizacao_id = ${sessao.organizacaoId} and x.excluido_em is null and x.numero is not null
        and x.tipo <> ${sql.lit(tipoConteudo.lote)}
      order by (x.detentor_unidade_id = ${sessao.unidadeId}) desc, (x.transito_id is null) desc, x.id desc limit 1) f on true
    join conteudo c on c.id = f.id
    where ${visibleContent(sessao)}`.execute(db);
  const read = new Map(rows.map(({ codigo, id }) => [codigo, id]));
  const left = codes.filter((code) => !read.has(code));
  return new Map([...read, ...(await saidInUnit(ctx, left))]);
};

/** Of what the unit has, the only one that each code says by its sequence and its year, with the words that came with them. */
const saidInUnit = async (
  { db, sessao }: Ctx,
  codes: readonly string[],
): Promise<readonly (readonly [string, number])[]> => {
  const exact = codes
    .flatMap((code) => writtenNumber(code).exato ?? [])
    .filter((exato) => !exato.endsWith('/'));
  if (exact.length === 0) return [];
  const { rows } = await sql<{ id: number; rotulo: string }>`
    select c.id, c.numero as rotulo from conteudo c
    where numero_escrito(c.numero) = any(${exact}::text[]) and c.numero is not null
      and c.detentor_unidade_id = ${sessao.unidadeId} and c.excluido_em is null
      and c.tipo <> ${sql.lit(tipoConteudo.lote)} and ${visibleContent(sessao)}`.execute(db);
  return codes.flatMap((code) => {
    const id = onlyOneSaid(code, rows);
    return id === undefined ? [] : [[code, id] as const];
  });
};
