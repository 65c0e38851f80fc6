import { sql, type RawBuilder } from 'kysely';
import { onlyOneSaid } from '#schemas/lote.ts';
import { writtenNumber } from '#schemas/numeracao/written-number.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { namedByCodes } from './named-by-codes.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';

/**
 * What each code names, of other kinds than these: by its label or its number, or else the only one of the unit that is so
 * called.
 */
export const contentsOfCodes = async (
  ctx: Ctx,
  codes: readonly string[],
  besides: readonly number[],
): Promise<ReadonlyMap<string, Rotulo>> => {
  const others = sql`${[...besides]}::integer[]`;
  const named = await namedByCodes(ctx, codes, sql`x.tipo <> all(${others})`);
  const left = codes.filter((code) => !named.has(code));
  return new Map([...named, ...(await saidInUnit(ctx, left, others))]);
};

/**
 * Of what the unit has, or waits for it, the only one that each code says by its sequence and its year, with the words that came
 * with them: of what was not received yet it is told that.
 */
const saidInUnit = async (
  { db, sessao }: Ctx,
  codes: readonly string[],
  others: RawBuilder<unknown>,
): Promise<readonly (readonly [string, Rotulo])[]> => {
  const exact = codes
    .flatMap((code) => writtenNumber(code).exato ?? [])
    .filter((exato) => !exato.endsWith('/'));
  if (exact.length === 0) return [];
  const { rows } = await sql<Rotulo>`
    select c.id::integer as id, c.numero as rotulo from conteudo c
    where numero_escrito(c.numero) = any(${exact}::text[]) and c.numero is not null
      and (c.detentor_unidade_id = ${sessao.unidadeId}
        or exists (select from tramite t where t.id = c.transito_id and t.para_unidade_id = ${sessao.unidadeId}))
      and c.excluido_em is null
      and c.tipo <> all(${others}) and ${visibleContent(sessao)}`.execute(db);
  return codes.flatMap((code) => {
    const id = onlyOneSaid(code, rows);
    return rows.filter((row) => row.id === id).map((row) => [code, row] as const);
  });
};
