import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import { addDays, isWeekend, yearOf } from './day.ts';
import { fallsOn, type HolidayRule } from './holiday-rule.ts';
import { yearOfLaw } from './national-holidays.ts';
import { dayOf } from './today.ts';

/** The days of a unit on which a deadline may end. */
export interface BusinessCalendar {
  readonly isBusinessDay: (day: string) => boolean;
  /** The day itself when there is business on it, or else the next one with business. */
  readonly fromOn: (day: string) => string;
}

interface Downtime {
  readonly inicio: Date;
  readonly fim: Date | null;
}

/** Two years of days without business would be a mistake in the registers, not a calendar. */
const mostDays = 732;

/**
 * The calendar of a unit: weekends, national holidays, those registered for its state, city and organisation, and the
 * days on which the system was down. A unit without an address is where its organisation is.
 */
export const calendarOfUnit = async (ctx: Ctx, unidadeId: number): Promise<BusinessCalendar> => {
  const { rows: holidays } = await sql<HolidayRule>`
    select f.regra, f.data, f.dia, f.mes, f.dias_da_pascoa, f.ano_inicial, f.ano_final
    from registro.feriado f join registro.unidade un on un.id = ${unidadeId}
    join registro.organizacao_interna o on o.id = un.organizacao
    where f.ativo and f.suspende_prazos and (f.abrangencia = 'NACIONAL'
      or (f.abrangencia = 'ESTADUAL' and f.estado = coalesce(un.estado, o.estado))
      or (f.abrangencia = 'MUNICIPAL' and f.cidade = coalesce(un.cidade, o.cidade))
      or (f.abrangencia = 'PROPRIO' and f.organizacao = un.organizacao))`.execute(ctx.db);
  const { rows: downtimes } = await sql<Downtime>`
    select i.inicio, i.fim from registro.indisponibilidade i join registro.unidade un on un.id = ${unidadeId}
    where i.prorroga_prazos and (i.organizacao is null or i.organizacao = un.organizacao)`.execute(ctx.db);
  const down = downtimes.map(({ inicio, fim }) => ({
    from: dayOf(ctx, inicio),
    // What is still down is down until now: tomorrow nobody knows.
    to: dayOf(ctx, fim ?? ctx.agora),
  }));
  const isBusinessDay = (day: string): boolean =>
    !isWeekend(day) &&
    !yearOfLaw(yearOf(day)).national.has(day) &&
    !holidays.some((rule) => fallsOn(rule, day)) &&
    !down.some(({ from, to }) => from <= day && day <= to);
  return {
    isBusinessDay,
    fromOn: (day) => {
      let end = day;
      for (let i = 0; i < mostDays && !isBusinessDay(end); i += 1) end = addDays(end, 1);
      return end;
    },
  };
};
