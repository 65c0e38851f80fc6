import { describe, expect, it } from 'vitest';
import { dueOf, isUnread, readTimer } from '#schemas/fluxo/timer.ts';

const zone = 'America/Sao_Paulo';
const due = (bodies: Parameters<typeof readTimer>[0], begun: string, fuso = zone): string => {
  const timer = readTimer(bodies);
  return isUnread(timer) ? timer.problem : dueOf(timer, new Date(begun), fuso).toISOString();
};

describe('a data de um tempo', () => {
  it.each([
    ['2026-12-31', '2026-12-31T03:00:00.000Z'],
    ['2026-12-31T09:00', '2026-12-31T12:00:00.000Z'],
    ['2026-12-31T09:00:00', '2026-12-31T12:00:00.000Z'],
    ['2026-12-31T09:00:00.5', '2026-12-31T12:00:00.500Z'],
    ['2026-12-31T24:00:00', '2027-01-01T03:00:00.000Z'],
    ['2026-12-31T09:00:00Z', '2026-12-31T09:00:00.000Z'],
    ['2026-12-31T09:00:00-04:00', '2026-12-31T13:00:00.000Z'],
    ['2026-12-31T09:00+0530', '2026-12-31T03:30:00.000Z'],
    ['2026-12-31T09:00:00+03', '2026-12-31T06:00:00.000Z'],
    ['2026-12-31T09:00-03', '2026-12-31T12:00:00.000Z'],
    ['2026-12-31T09:00−03:00', '2026-12-31T12:00:00.000Z'],
    ['2026-12-31T09', '2026-12-31T12:00:00.000Z'],
    ['2026-12-31T09-03', '2026-12-31T12:00:00.000Z'],
    ['2026-12-31Z', '2026-12-31T00:00:00.000Z'],
    ['2026-12-31-03:00', '2026-12-31T03:00:00.000Z'],
    ['20261231T090000Z', '2026-12-31T09:00:00.000Z'],
    ['20261231T0900-0300', '2026-12-31T12:00:00.000Z'],
    ['20261231', '2026-12-31T03:00:00.000Z'],
    [' 2028-02-29 ', '2028-02-29T03:00:00.000Z'],
    // clocks that were put forward at midnight: the day begins an hour later
    ['2018-11-04', '2018-11-04T03:00:00.000Z'],
    ['2018-11-04T00:30', '2018-11-04T03:30:00.000Z'],
    ['2018-02-17T23:30', '2018-02-18T01:30:00.000Z'],
  ])('%s é %s', (timeDate, instant) => expect(due({ timeDate }, '2026-01-01T00:00:00Z')).toBe(instant));

  it('sem o fuso dito, é do fuso da instituição', () =>
    expect(due({ timeDate: '2026-12-31T09:00' }, '2026-01-01T00:00:00Z', 'America/Manaus')).toBe(
      '2026-12-31T13:00:00.000Z',
    ));

  it.each([
    ['10/12/2026', 'data'],
    ['5', 'data'],
    ['December 10, 2026', 'data'],
    ['2026-12-31 09:00', 'data'],
    ['2026-12-31T25:00', 'data'],
    ['2026-12-31T09:60', 'data'],
    ['2026-1-5', 'data'],
    ['20261231T09:00', 'data'],
    ['2026-12-31T0900', 'data'],
    ['2026-W48-6', 'data'],
    ['2026-332', 'data'],
    ['2026-12', 'data'],
    ['2026-12-31T09:00-3', 'data'],
    ['20260431', 'dia'],
    ['P5D', 'data'],
    ['2027-02-29T10:00:00', 'dia'],
    ['2026-04-31', 'dia'],
    ['2026-13-01', 'dia'],
    ['0026-12-31', 'longe'],
    ['2200-01-01', 'longe'],
    ['=fluxo.data', 'expressao'],
    ['${data}', 'expressao'],
    ['', 'nenhum'],
  ])('%s não se lê: %s', (timeDate, problem) =>
    expect(due({ timeDate }, '2026-01-01T00:00:00Z')).toBe(problem),
  );
});

describe('a duração de um tempo', () => {
  it.each([
    ['PT1H', '2026-01-31T12:00:00Z', '2026-01-31T13:00:00.000Z'],
    ['PT90M', '2026-01-31T12:00:00Z', '2026-01-31T13:30:00.000Z'],
    ['PT1.5S', '2026-01-31T12:00:00Z', '2026-01-31T12:00:01.500Z'],
    ['PT1.5H', '2026-01-31T12:00:00Z', '2026-01-31T13:30:00.000Z'],
    ['PT1,5M', '2026-01-31T12:00:00Z', '2026-01-31T12:01:30.000Z'],
    ['P1,5D', '2026-01-31T12:00:00Z', '2026-02-02T00:00:00.000Z'],
    ['P1DT0.5H', '2026-01-31T12:00:00Z', '2026-02-01T12:30:00.000Z'],
    ['P0.5W', '2026-01-31T12:00:00Z', '2026-02-04T00:00:00.000Z'],
    ['P0.5Y', '2026-01-31T12:00:00Z', '2026-07-31T12:00:00.000Z'],
    ['P1W2D', '2026-01-31T12:00:00Z', '2026-02-09T12:00:00.000Z'],
    ['P1M', '2026-01-31T12:00:00Z', '2026-02-28T12:00:00.000Z'],
    ['P1M', '2028-01-31T12:00:00Z', '2028-02-29T12:00:00.000Z'],
    ['P13M', '2026-01-31T12:00:00Z', '2027-02-28T12:00:00.000Z'],
    ['P1Y', '2028-02-29T12:00:00Z', '2029-02-28T12:00:00.000Z'],
    ['P1Y1M1DT1H', '2028-01-31T12:00:00Z', '2029-03-01T13:00:00.000Z'],
    ['P1M', '2026-10-31T12:00:00Z', '2026-11-30T12:00:00.000Z'],
    // ten at night of the 31st, already the next month elsewhere
    ['P1M', '2026-02-01T01:00:00Z', '2026-03-01T01:00:00.000Z'],
    // the clocks are put forward in between: the same hour of the next day
    ['P1D', '2018-11-03T15:00:00Z', '2018-11-04T14:00:00.000Z'],
    ['PT24H', '2018-11-03T15:00:00Z', '2018-11-04T15:00:00.000Z'],
    ['P100Y', '2026-01-31T12:00:00Z', '2126-01-31T12:00:00.000Z'],
  ])('%s de %s é %s', (timeDuration, begun, instant) => expect(due({ timeDuration }, begun)).toBe(instant));

  it.each([
    ['P99999999999999D', 'longe'],
    ['PT99999999999999S', 'longe'],
    ['P101Y', 'longe'],
    ['P1.5M', 'fracao'],
    ['P0.3Y', 'fracao'],
    ['P1.5DT1H', 'fracao'],
    ['PT1,5H30M', 'fracao'],
    ['PT.5S', 'duracao'],
    ['PT5.S', 'duracao'],
    ['P1.5', 'duracao'],
    ['P', 'duracao'],
    ['PT', 'duracao'],
    ['P1DT', 'duracao'],
    ['-PT1H', 'duracao'],
    ['5 dias', 'duracao'],
    ['p5d', 'duracao'],
    ['P1M1Y', 'duracao'],
    ['2026-12-31', 'duracao'],
    ['R3/PT1H', 'duracao'],
  ])('%s não se lê: %s', (timeDuration, problem) =>
    expect(due({ timeDuration }, '2026-01-01T00:00:00Z')).toBe(problem),
  );
});

it('de um tempo há um só, e nenhum se repete', () => {
  const said = { timeDuration: 'P1D', timeCycle: '=matches("a", "a")' };
  expect(readTimer(said)).toEqual({ problem: 'varios', said: 'P1D, =matches("a", "a")' });
  expect(due({ timeCycle: 'R3/PT1H' }, '2026-01-01T00:00:00Z')).toBe('repete');
  expect(due({ timeCycle: 'R/PT-1H' }, '2026-01-01T00:00:00Z')).toBe('repete');
  expect(due({ timeDate: '2026-12-31', timeDuration: '' }, '2026-01-01T00:00:00Z')).toBe('varios');
  expect(due({}, '2026-01-01T00:00:00Z')).toBe('nenhum');
});
