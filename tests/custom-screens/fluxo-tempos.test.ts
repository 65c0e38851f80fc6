import { beforeAll, expect, it } from 'vitest';
import { timerOf } from '#screens/fluxo-gerenciar/timer-words.ts';
import { timerWords } from '#src/conteudo/fluxo/timer-words.ts';
import { loadTexts } from '#src/i18n/i18n.ts';

beforeAll(() => loadTexts());

it.each([
  ['5 dias', 'P5D'],
  ['um mês', 'P1M'],
  ['1 mes', 'P1M'],
  ['Uma semana', 'P1W'],
  ['8h', 'PT8H'],
  ['1 dia e 12 horas', 'P1DT12H'],
  ['2 anos, 3 meses e 10 min', 'P2Y3MT10M'],
  ['10/12/2026', '2026-12-10'],
  ['1/2/2026 às 9h', '2026-02-01T09:00'],
  ['31/12/2026 23:59', '2026-12-31T23:59'],
  ['10 dias úteis', '=dias úteis(10)'],
  ['um dia util', '=dias úteis(1)'],
  ['p5d', 'P5D'],
  ['2026-12-31t09:00', '2026-12-31T09:00'],
  // what says no time stays as it was written, to be refused by its name
  ['todo dia 31', 'todo dia 31'],
  ['5 dias e 2 dias', '5 dias e 2 dias'],
])('“%s” é o tempo %s', (said, iso) => {
  expect(timerOf(said)).toBe(iso);
});

it.each([
  ['P5D', '5 dias'],
  ['P1M', '1 mês'],
  ['P1DT12H', '1 dia e 12 horas'],
  ['P1Y2M3DT4H', '1 ano, 2 meses, 3 dias e 4 horas'],
  ['2026-12-10', '10/12/2026'],
  ['2026-12-31T09:00:00', '31/12/2026 às 09:00'],
])('%s lê-se “%s”, e escrito assim é o mesmo', (iso, words) => {
  expect(timerWords(iso)).toBe(words);
  expect(timerOf(words)).toBe(iso.replace(/:00:00$/, ':00'));
});

it.each(['PT1.5H', '2026-12-31T09:00-03:00', 'R3/PT1H', '=prazo', ''])(
  '%s fica como o arquivo o diz',
  (iso) => {
    expect(timerWords(iso)).toBe(iso);
  },
);
