import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarOf } from '#server/instalacao/prazo/business-calendar.ts';
import { addDays, daysBetween, isWeekend, yearOf } from '#server/instalacao/prazo/day.ts';
import { dayIn, fallsOn, type HolidayRule } from '#server/instalacao/prazo/holiday-rule.ts';
import { yearOfLaw } from '#server/instalacao/prazo/national-holidays.ts';

const rule = (given: Partial<HolidayRule>): HolidayRule => ({
  regra: 'ANUAL',
  data: null,
  dia: null,
  mes: null,
  diasDaPascoa: null,
  anoInicial: null,
  anoFinal: null,
  ...given,
});

describe('um dia', () => {
  it('passa de mês, de ano e por fevereiro', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addDays('2026-11-20', 0)).toBe('2026-11-20');
    expect(yearOf('2026-11-20')).toBe(2026);
  });

  it('é de fim de semana no sábado e no domingo', () => {
    const week = [
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ];
    expect(week.map(isWeekend)).toEqual([false, false, false, false, false, true, true]);
  });
});

describe('um feriado cadastrado', () => {
  it('em uma data cai só nela', () => {
    const only = rule({ regra: 'DATA', data: '2026-08-15', anoInicial: 2030 });
    expect([fallsOn(only, '2026-08-15'), fallsOn(only, '2027-08-15')]).toEqual([true, false]);
    expect([dayIn(only, 2026), dayIn(only, 2027)]).toEqual(['2026-08-15', undefined]);
  });

  it('de todo ano cai no dia e no mês, entre o primeiro ano e o último', () => {
    const yearly = rule({ dia: 9, mes: 7, anoInicial: 2020, anoFinal: 2026 });
    const falls = (day: string): boolean => fallsOn(yearly, day);
    expect(['2020-07-09', '2023-07-09', '2026-07-09'].map(falls)).toEqual([true, true, true]);
    expect(['2019-07-09', '2027-07-09', '2023-07-10', '2023-08-09', '2023-09-07'].map(falls)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(fallsOn(rule({ dia: 9, mes: 7 }), '1999-07-09')).toBe(true);
  });

  it('de todo ano, sem o dia ou sem o mês, não cai em dia nenhum', () => {
    const days = Array.from({ length: 365 }, (_, n) => addDays('2026-01-01', n));
    for (const half of [rule({ mes: 7 }), rule({ dia: 9 })])
      expect(days.filter((day) => fallsOn(half, day))).toEqual([]);
  });

  it('que se conta da Páscoa anda com ela', () => {
    const carnival = rule({ regra: 'PASCOA', diasDaPascoa: -47 });
    expect([
      fallsOn(carnival, '2027-02-09'),
      fallsOn(carnival, '2026-02-17'),
      fallsOn(carnival, '2026-02-16'),
    ]).toEqual([true, true, false]);
    expect(fallsOn(rule({ regra: 'PASCOA', diasDaPascoa: null }), '2026-04-05')).toBe(true);
    expect(fallsOn(rule({ regra: 'PASCOA', diasDaPascoa: 0 }), '2100-03-28')).toBe(false);
    // so long before Easter that the year is another
    expect(dayIn(rule({ regra: 'PASCOA', diasDaPascoa: -100 }), 2026)).toBeUndefined();
  });
});

describe('os feriados da lei', () => {
  it('são os nacionais do ano, com a Páscoa, de 1900 a 2099', () => {
    const { national, easter } = yearOfLaw(2026);
    expect(easter).toBe('2026-04-05');
    expect(
      ['2026-01-01', '2026-04-03', '2026-04-21', '2026-05-01', '2026-09-07', '2026-10-12'].every((day) =>
        national.has(day),
      ),
    ).toBe(true);
    expect(['2026-11-02', '2026-11-15', '2026-11-20', '2026-12-25'].every((day) => national.has(day))).toBe(
      true,
    );
    expect(national.has('2026-04-05')).toBe(false);
    expect([yearOfLaw(1900), yearOfLaw(2099)].every((year) => year.easter !== undefined)).toBe(true);
    for (const year of [1899, 2100])
      expect(yearOfLaw(year)).toEqual({ national: new Map(), easter: undefined });
  });

  it('são contados uma vez por ano', () => {
    expect(yearOfLaw(2031)).toBe(yearOfLaw(2031));
  });
});

describe('os dias com expediente de um período', () => {
  const holidays = [
    rule({ dia: 9, mes: 7 }),
    rule({ dia: 29, mes: 2 }),
    rule({ dia: 7, mes: 9 }),
    rule({ regra: 'PASCOA', diasDaPascoa: -47 }),
    rule({ regra: 'DATA', data: '2026-08-14' }),
  ];
  const down = [
    { from: '2026-03-11', to: '2026-03-13' },
    { from: '2026-03-13', to: '2026-03-16' },
    { from: '2026-07-09', to: '2026-07-09' },
  ];
  const calendar = calendarOf(holidays, down);

  it('são tantos quantos se contam um a um', () => {
    const start = fc.integer({ min: 0, max: 4_000 }).map((n) => addDays('2018-01-01', n));
    fc.assert(
      fc.property(start, fc.integer({ min: -5, max: 1_500 }), (after, length) => {
        const last = addDays(after, length);
        let counted = 0;
        for (let day = addDays(after, 1); day <= last; day = addDays(day, 1))
          if (calendar.isBusinessDay(day)) counted += 1;
        expect(calendar.businessDays(after, last)).toBe(counted);
        expect(daysBetween(after, last)).toBe(length);
      }),
      { numRuns: 150, seed: 7 },
    );
  });

  it('não são os de feriado, os de queda do sistema nem os do fim de semana', () => {
    // Thursday to the next Friday, with two days down and a weekend between
    expect(calendar.businessDays('2026-03-11', '2026-03-20')).toBe(4);
    expect(calendar.businessDays('2026-08-13', '2026-08-14')).toBe(0);
    expect(calendar.businessDays('2026-08-14', '2026-08-14')).toBe(0);
  });

  it('um prazo acaba no próprio dia, se há expediente, ou no seguinte em que há', () => {
    const ends = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-03-11', '2026-08-14', '2026-12-25'];
    // the day itself; a holiday of the law; a weekend; days down; a registered holiday; Christmas on a Friday
    expect(ends.map(calendar.fromOn)).toEqual([
      '2026-11-19',
      '2026-11-23',
      '2026-11-23',
      '2026-03-17',
      '2026-08-17',
      '2026-12-28',
    ]);
  });

  it('sem fim de dias parados, o prazo para em algum lugar: dois anos depois', () => {
    const never = calendarOf([], [{ from: '2020-01-01', to: '2030-01-01' }]);
    expect(never.fromOn('2020-01-01')).toBe(addDays('2020-01-01', 732));
  });
});
