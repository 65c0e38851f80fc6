import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import type { RepeticaoCompromisso } from '#schemas/shapes/compromisso.ts';
import { factErrors, repeticaoErrors } from '#server/agenda/fatos.ts';
import { icsOf } from '#server/agenda/ics.ts';
import { instantAt } from '#server/agenda/wall.ts';
import { dueReminders } from '#server/agenda/lembrar.ts';
import { daysFrom, lastDay, ocorrenciasDe, repeticaoOf, ruleOf } from '#server/agenda/repeticao.ts';

it('writes iCalendar that another parser reads: hours in UTC, whole days, times of a series, accents and long lines', () => {
  const descricao = `Pauta: ${'ação, coração; '.repeat(20)}\nFim\\`;
  const at = { de: '2026-11-23', ate: '2026-11-23' };
  const text = icsOf(
    [
      { ...at, uid: 'a-1', titulo: 'Banca; sala 2, térreo', hora: '21:00', horaFim: '22:30', descricao },
      { ...at, uid: 'a-2', titulo: 'Férias', ate: '2026-11-24', lugar: 'São João', livre: true },
      ...ocorrenciasDe(
        { regra: 'FREQ=WEEKLY;BYDAY=MO', diaUtil: null, ...at, fora: ['2026-11-30'] },
        ...(['2026-11-20', '2026-12-10'] as const),
        () => true,
      ).map((one) => ({ ...one, uid: `a-3-${one.ocorrencia}`, titulo: 'Toda segunda' })),
    ],
    {
      nome: 'Agenda da Câmara',
      host: 'malote.exemplo.br',
      timeZone: 'America/Sao_Paulo',
      agora: new Date('2026-11-20T10:00:00Z'),
    },
  );
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75 && !/[\r\n]/.test(line))).toBe(
    true,
  );
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  const read = calendar.getAllSubcomponents('vevent').map((one) => {
    const { uid, summary, location, description, startDate, endDate } = new ICAL.Event(one);
    return { uid, summary, location, description, de: startDate, ate: endDate, one };
  });
  const [hours, days, ...series] = read;
  expect(hours).toMatchObject({
    uid: 'a-1@malote.exemplo.br',
    summary: 'Banca; sala 2, térreo',
    description: descricao,
  });
  expect([hours?.de.toJSDate(), hours?.ate.toJSDate()]).toEqual([
    new Date('2026-11-24T00:00:00Z'),
    new Date('2026-11-24T01:30:00Z'),
  ]);
  expect(String(hours?.one.getFirstPropertyValue('dtstamp'))).toBe('2026-11-20T10:00:00Z');
  expect(days).toMatchObject({ summary: 'Férias', location: 'São João' });
  expect([days?.de.isDate, String(days?.de), String(days?.ate)]).toEqual([true, '2026-11-23', '2026-11-25']);
  expect(days?.one.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  expect(series.map(({ uid, de }) => `${uid} ${String(de)}`)).toEqual([
    'a-3-2026-11-23@malote.exemplo.br 2026-11-23',
    'a-3-2026-12-07@malote.exemplo.br 2026-12-07',
  ]);
});

it('says how often an event changed, when the last time, and what reminds of it', () => {
  const at = { de: '2026-11-23', ate: '2026-11-23', titulo: 'Banca' };
  const hours = { hora: '09:00', horaFim: '10:00' };
  const text = icsOf(
    [
      {
        ...at,
        ...hours,
        uid: 'a',
        vezes: 3,
        alteradoEm: new Date('2026-11-20T09:00:00Z'),
        lembretes: [0, 15, 1440],
      },
      { ...at, uid: 'b', vezes: 0, lembretes: [60, 1440] },
    ],
    {
      nome: 'Agenda',
      host: 'malote.exemplo.br',
      timeZone: 'America/Sao_Paulo',
      agora: new Date('2026-11-20T10:00:00Z'),
    },
  );
  const read = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((one) => ({
    vezes: one.getFirstPropertyValue('sequence'),
    em: one.getFirstPropertyValue('last-modified')?.toString(),
    antes: one
      .getAllSubcomponents('valarm')
      .map((alarm) => [
        alarm.getFirstPropertyValue('action'),
        alarm.getFirstPropertyValue('description'),
        (alarm.getFirstPropertyValue('trigger') as ICAL.Duration).toSeconds() / 60,
      ]),
  }));
  expect(read).toEqual([
    {
      vezes: 3,
      em: '2026-11-20T09:00:00Z',
      antes: [
        ['DISPLAY', 'Banca', 0],
        ['DISPLAY', 'Banca', -15],
        ['DISPLAY', 'Banca', -1440],
      ],
    },
    // a whole day begins at eight, as for the notices
    {
      vezes: 0,
      em: undefined,
      antes: [
        ['DISPLAY', 'Banca', 420],
        ['DISPLAY', 'Banca', -960],
      ],
    },
  ]);
});

it.each([
  // the clock skips from 0 to 1 in the morning: the offset is the one of before
  ['America/Sao_Paulo', '2018-11-04', '00:30', '2018-11-04T03:30:00.000Z'],
  ['America/Sao_Paulo', '2018-11-04', '00:00', '2018-11-04T03:00:00.000Z'],
  ['America/Sao_Paulo', '2018-11-04', '01:00', '2018-11-04T03:00:00.000Z'],
  ['America/Sao_Paulo', '2018-11-03', '23:59', '2018-11-04T02:59:00.000Z'],
  // and goes through 23 twice: the first is meant
  ['America/Sao_Paulo', '2018-02-17', '23:30', '2018-02-18T01:30:00.000Z'],
  ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
  ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:45:00.000Z'],
])('in %s, %s %s is %s', (zone, day, hour, instant) => {
  expect(instantAt(zone, day, hour).toISOString()).toBe(instant);
});

it('finds the instant of a wall, also where the clocks change', () => {
  expect(instantAt('America/Sao_Paulo', '2026-11-23', '09:00').toISOString()).toBe(
    '2026-11-23T12:00:00.000Z',
  );
  expect(instantAt('Europe/Lisbon', '2026-03-29', '09:00').toISOString()).toBe('2026-03-29T08:00:00.000Z');
  expect(instantAt('Europe/Lisbon', '2026-03-28', '09:00').toISOString()).toBe('2026-03-28T09:00:00.000Z');
});

const day = { de: '2026-11-23', ate: '2026-11-23' };

const sabado: RepeticaoCompromisso = { cada: 'SEMANA', intervalo: 1, dias: [6, 7], diaUtil: 'SEGUINTE' };
it.each([
  [{ cada: 'DIA', intervalo: 3, vezes: 3 }, '2026-11-23', ['2026-11-23', '2026-11-26', '2026-11-29']],
  [
    { cada: 'SEMANA', intervalo: 2, dias: [2, 5], vezes: 3 },
    '2026-11-24',
    ['2026-11-24', '2026-11-27', '2026-12-08'],
  ],
  [{ cada: 'MES', intervalo: 1, vezes: 3 }, '2027-01-31', ['2027-01-31', '2027-02-28', '2027-03-31']],
  [{ cada: 'MES', intervalo: 1, ate: '2027-03-29' }, '2027-01-30', ['2027-01-30', '2027-02-28']],
  [{ cada: 'ANO', intervalo: 1, vezes: 2 }, '2028-02-29', ['2028-02-29', '2029-02-28']],
  [{ ...sabado, vezes: 4 }, '2026-11-28', ['2026-11-30', '2026-12-07']],
  [{ ...sabado, diaUtil: 'ANTERIOR', vezes: 2 }, '2026-11-28', ['2026-11-27']],
  [{ cada: 'DIA', intervalo: 1, diaUtil: 'PULAR', vezes: 4 }, '2026-11-27', ['2026-11-27', '2026-11-30']],
  // Friday is a time of its own: Saturday does not fall upon it
  [{ cada: 'DIA', intervalo: 1, diaUtil: 'ANTERIOR', vezes: 2 }, '2026-11-27', ['2026-11-27']],
] as readonly [RepeticaoCompromisso, string, string[]][])('%o de %s: %o', (repeticao, de, expected) => {
  const regra = ruleOf(repeticao, de);
  const serie = { regra, diaUtil: repeticao.diaUtil ?? null, de, ate: de, fora: [] };
  const weekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
  const found = ocorrenciasDe(serie, '2026-01-01', '2030-12-31', (day) => !weekend(day));
  expect(found.map((one) => one.de)).toEqual(expected);
  expect(repeticaoOf(regra, serie.diaUtil)).toEqual(repeticao);
});

it.each([
  [{ cada: 'DIA', intervalo: 3 }, '1900-01-01', ['2026-11-26', '2026-11-29', '2026-12-02']],
  [{ cada: 'SEMANA', intervalo: 2, dias: [2, 5] }, '1900-01-02', ['2026-12-01', '2026-12-04']],
] as readonly [RepeticaoCompromisso, string, string[]][])('%o desde %s: %o', (repeticao, de, expected) => {
  const regra = ruleOf(repeticao, de);
  expect(daysFrom(regra, de, '2026-11-24', '2026-12-04')).toEqual(expected);
  expect(lastDay(ruleOf({ ...repeticao, ate: '2026-12-04' }, de), de)).toBe(expected.at(-1));
});

it.each([
  [{ cada: 'DIA', dias: [1] }, ['repeticao.dias']],
  [{ cada: 'DIA', vezes: 3, ate: '2026-12-01' }, ['repeticao.vezes']],
  [{ cada: 'SEMANA', dias: [2], ate: '2026-11-23' }, ['repeticao.ate']],
  [{ cada: 'SEMANA', dias: [2], ate: '2026-11-24' }, []],
  [{ cada: 'DIA', ate: '9999-12-31' }, ['repeticao.ate']],
] as const)('%o: %o', (repeticao, campos) => {
  const asked = { intervalo: 1, ...repeticao } as unknown as RepeticaoCompromisso;
  expect(repeticaoErrors(asked, '2026-11-23').map(({ campo }) => campo)).toEqual(campos);
});

it.each([
  [{}, []],
  [{ titulo: '   ' }, ['titulo']],
  [{ ate: '2026-11-22' }, ['ate']],
  [{ ate: '2027-11-23' }, ['ate']],
  [{ de: '9999-12-31', ate: '9999-12-31' }, ['de', 'ate']],
  [{ hora: '09:00' }, ['horaFim']],
  [{ horaFim: '09:00' }, ['hora']],
  [{ hora: '09:00', horaFim: '09:00' }, ['horaFim']],
  [{ ate: '2026-11-24', hora: '22:00', horaFim: '06:00' }, []],
])('%o: %o', (facts, campos) => {
  expect(factErrors({ titulo: 'Reunião', ...day, ...facts }).map(({ campo }) => campo)).toEqual(campos);
});

it.each([
  ['09:00', [30], '2026-11-23T08:30:00Z', ['2026-11-23T08:30:00']],
  ['09:00', [30], '2026-11-23T08:29:00Z', []],
  ['09:00', [30], '2026-11-23T09:30:00Z', []],
  ['09:00', [0, 10], '2026-11-23T09:00:00Z', ['2026-11-23T09:00:00', '2026-11-23T08:50:00']],
  [undefined, [1440], '2026-11-22T08:05:00Z', ['2026-11-22T08:00:00']],
])('%s, %o antes, às %s: %o', (hora, antes, wall, expected) => {
  expect(dueReminders(['2026-11-23'], hora, antes, Date.parse(wall)).map(({ momento }) => momento)).toEqual(
    expected,
  );
});
