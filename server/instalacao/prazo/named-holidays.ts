import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import { isDay, yearOf } from './day.ts';
import { dayIn, type HolidayRule } from './holiday-rule.ts';
import { yearOfLaw } from './national-holidays.ts';

/** A holiday, on its day. */
interface NamedHoliday {
  readonly dia: string;
  readonly nome: string;
}

/** Holidays of a unit from one day to another, `yyyy-MM-dd`, by day: those of the law and those registered for where it is. */
export const namedHolidays = async (
  ctx: Pick<Ctx, 'db'>,
  unidadeId: number,
  from: string,
  to: string,
): Promise<readonly NamedHoliday[]> => {
  const { rows } = await sql<HolidayRule & { readonly nome: string }>`
    select f.nome, f.regra, f.data, f.dia, f.mes, f.dias_da_pascoa, f.ano_inicial, f.ano_final
    from registro.feriado f join registro.unidade un on un.id = ${unidadeId}
    join registro.organizacao_interna o on o.id = un.organizacao
    where f.ativo and (f.abrangencia = 'NACIONAL'
      or (f.abrangencia = 'ESTADUAL' and f.estado = coalesce(un.estado, o.estado))
      or (f.abrangencia = 'MUNICIPAL' and f.cidade = coalesce(un.cidade, o.cidade))
      or (f.abrangencia = 'PROPRIO' and f.organizacao = un.organizacao))`.execute(ctx.db);
  const named = new Map<string, string>();
  for (let year = yearOf(from); year <= yearOf(to); year += 1) {
    for (const [dia, nome] of yearOfLaw(year).national) named.set(dia, nome);
    for (const rule of rows) {
      const dia = dayIn(rule, year);
      if (dia !== undefined && isDay(dia)) named.set(dia, rule.nome);
    }
  }
  return [...named]
    .filter(([dia]) => from <= dia && dia <= to)
    .map(([dia, nome]) => ({ dia, nome }))
    .sort((a, b) => a.dia.localeCompare(b.dia));
};
