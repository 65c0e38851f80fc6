import { describe, expect, it } from 'vitest';
import { canonical, display, formats } from '#schemas/formats.ts';
import type { FormatName } from '#schemas/generated-definition.ts';

/** For each format: texts accepted with their stored form and, where it differs, the form that people read; texts refused. */
const vectors: Record<
  FormatName,
  { accepted: readonly (readonly [string, string, string?])[]; refused: readonly string[] }
> = {
  cpf: {
    accepted: [
      ['123.456.789-09', '12345678909', '123.456.789-09'],
      ['52998224725', '52998224725', '529.982.247-25'],
      [' 529.982.247-25 ', '52998224725', '529.982.247-25'],
    ],
    refused: [
      '111.111.111-11',
      '00000000000',
      '123.456.789-00',
      '1234567890',
      '123456789012',
      'abcdefghijk',
      '',
    ],
  },
  cnpj: {
    accepted: [
      ['12.ABC.345/01DE-35', '12ABC34501DE35', '12.ABC.345/01DE-35'],
      ['12.abc.345/01de-35', '12ABC34501DE35', '12.ABC.345/01DE-35'],
      ['11222333000181', '11222333000181', '11.222.333/0001-81'],
      ['11.222.333/0001-81', '11222333000181', '11.222.333/0001-81'],
    ],
    refused: [
      'LBNXQOB5000163',
      '12.ABC.345/01DE-34',
      '00000000000000',
      '11222333000180',
      '1122233300018',
      '12.ABC.345/01DE-3A',
      '',
    ],
  },
  'cpf-cnpj': {
    accepted: [
      ['123.456.789-09', '12345678909', '123.456.789-09'],
      ['12.abc.345/01de-35', '12ABC34501DE35', '12.ABC.345/01DE-35'],
    ],
    refused: ['12345678900', 'LBNXQOB5000163', '123', ''],
  },
  nup: {
    accepted: [
      ['23037.001462/2021-65', '23037001462202165', '23037.001462/2021-65'],
      ['35041.000387/2000-19', '35041000387200019', '35041.000387/2000-19'],
      ['60041.001093/2020-97', '60041001093202097', '60041.001093/2020-97'],
      ['62000001753202556', '62000001753202556', '62000.001753/2025-56'],
    ],
    refused: ['23037.001462/2021-66', '23037.001462/2021', '230370014622021650', 'a3037001462202165', ''],
  },
  cep: {
    accepted: [
      ['89010-000', '89010000', '89010-000'],
      ['89.010-000', '89010000', '89010-000'],
    ],
    refused: ['8901000', '890100000', '00000000', '89010-00a', ''],
  },
  telefone: {
    accepted: [
      ['(47) 3333-4444', '4733334444', '(47) 3333-4444'],
      ['47 99999-8888', '47999998888', '(47) 99999-8888'],
      ['+55 47 99999-8888', '47999998888', '(47) 99999-8888'],
      ['0800 644 0199', '08006440199', '0800 644 0199'],
      ['+351 21 123 4567', '+351211234567', '+351211234567'],
      ['+45 12 34 56 78', '+4512345678', '+4512345678'],
      ['+299 321 000', '+299321000', '+299321000'],
    ],
    refused: ['3333-4444', '(07) 3333-4444', '(47) 89999-88888', '47 9999', 'ramal 2', ''],
  },
  email: {
    accepted: [
      ['Rafael.Lins@VilaSerena.exemplo', 'rafael.lins@vilaserena.exemplo'],
      [' a+b@c.d ', 'a+b@c.d'],
      ['joão@município.gov.br', 'joão@município.gov.br'],
    ],
    refused: [
      'a@b',
      '@b.c',
      'a@',
      'a b@c.d',
      'a@b..c',
      'a.@b.c',
      '.a@b.c',
      'a@-b.c',
      `${'a'.repeat(65)}@b.c`,
      `a@${'b.'.repeat(130)}c`,
      '',
    ],
  },
  date: {
    accepted: [
      ['2024-02-29', '2024-02-29', '29/02/2024'],
      ['18/11/2026', '2026-11-18', '18/11/2026'],
      ['0001-01-01', '0001-01-01', '01/01/0001'],
    ],
    refused: [
      '2023-02-29',
      '31/04/2026',
      '2026-13-01',
      '2026-00-10',
      '2026-1-1',
      '0000-01-01',
      '2100-02-29',
      '18/11/26',
      '',
    ],
  },
  'date-time': {
    accepted: [
      ['2026-11-18T09:12:00-03:00', '2026-11-18T12:12:00.000Z', '18/11/2026 09:12:00'],
      ['2026-11-18T12:12:00Z', '2026-11-18T12:12:00.000Z', '18/11/2026 09:12:00'],
    ],
    refused: ['2026-11-18T09:12:00', '2026-11-18', '2026-11-18T25:00:00Z', '2026-02-30T10:00:00Z', ''],
  },
  hora: {
    accepted: [
      ['00:00', '00:00'],
      ['23:59', '23:59'],
      ['8:05', '08:05'],
    ],
    refused: ['24:00', '12:60', '12:5', '1205', '12:00:00', ''],
  },
  uri: {
    accepted: [
      ['https://exemplo.gov.br/a?b=c#d', 'https://exemplo.gov.br/a?b=c#d'],
      [' ldap://10.0.0.1:389 ', 'ldap://10.0.0.1:389'],
      ['mailto:a@b.c', 'mailto:a@b.c'],
    ],
    refused: [
      'exemplo.gov.br',
      'javascript:alert(1)',
      'data:text/html,x',
      'https://a b',
      'http://',
      '/a/b',
      '',
    ],
  },
  cron: {
    accepted: [
      ['0 3 * * *', '0 3 * * *'],
      [' */10  8-18 1,15 jan-jun mon-fri ', '*/10 8-18 1,15 jan-jun mon-fri'],
      ['0-30/5 0 31 12 7', '0-30/5 0 31 12 7'],
    ],
    refused: [
      '* * * *',
      '60 * * * *',
      '* 24 * * *',
      '* * 0 * *',
      '* * * 13 *',
      '* * * * 8',
      '5-1 * * * *',
      '*/0 * * * *',
      '5/2 * * * *',
      '1,,2 * * * *',
      '',
    ],
  },
};

describe.each(Object.entries(vectors))('format %s', (name, { accepted, refused }) => {
  const format = name as FormatName;

  it.each(accepted.map(([typed, stored, shown]) => ({ typed, stored, shown })))(
    'stores $typed as $stored',
    ({ typed, stored, shown = stored }) => {
      expect(canonical(format, typed)).toBe(stored);
      expect(formats[format].accepts(stored)).toBe(true);
      expect(canonical(format, stored)).toBe(stored);
      expect(display(format, stored)).toBe(shown);
    },
  );

  it.each(refused)('refuses %j', (typed) => {
    expect(formats[format].accepts(canonical(format, typed))).toBe(false);
  });
});

it('answers at once to a long hostile text', () => {
  const hostile = `${'a.'.repeat(50_000)}@${'a-'.repeat(50_000)}`;
  const started = performance.now();
  for (const format of Object.values(formats)) expect(format.accepts(format.canonical(hostile))).toBe(false);
  expect(performance.now() - started).toBeLessThan(1000);
});
