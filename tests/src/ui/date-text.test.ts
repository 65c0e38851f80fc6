import { describe, expect, it } from 'vitest';
import { dayAfter, parseDay, readDays, writeDay, writeRange } from '#src/ui/date-text.ts';

describe('days as they are written', () => {
  it('goes both ways', () => {
    expect(parseDay('29/02/2028')).toBe('2028-02-29');
    expect(writeDay('2028-02-29')).toBe('29/02/2028');
    expect(writeRange({ inicio: '2026-11-18', fim: '2026-11-30' })).toBe('18/11/2026 a 30/11/2026');
    expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  });

  it.each(['29/02/2026', '31/04/2026', '00/01/2026', '10/13/2026', '01/01/0000', '1/1/2026', ''])(
    'knows that %j is no day',
    (written) => expect(parseDay(written)).toBeUndefined(),
  );

  it.each([
    ['', false, undefined, { days: [] }],
    ['18/11/2026', false, undefined, { days: ['2026-11-18'] }],
    ['18/11', false, undefined, { problem: 'incompleta' }],
    ['31/02/2026', false, undefined, { problem: 'invalida' }],
    ['18/11/2026', false, '2026-11-19', { problem: 'passada' }],
    ['18/11/2026 a 20/11/2026', true, undefined, { days: ['2026-11-18', '2026-11-20'] }],
    ['18/11/2026', true, undefined, { problem: 'periodoIncompleto' }],
    ['20/11/2026 a 18/11/2026', true, undefined, { problem: 'periodoInvertido' }],
    ['20/11/2026 a 31/11/2026', true, undefined, { problem: 'invalida' }],
  ] as const)('reads %j', (written, range, min, expected) => {
    expect(readDays(written, range, min)).toEqual(expected);
  });
});
