import { isCPF, isNUP17 } from 'validation-br';
import { describe, expect, it } from 'vitest';
import { cnpj } from '#demonstracao/cnpj.ts';
import { cpf } from '#demonstracao/cpf.ts';
import { nup } from '#demonstracao/nup.ts';
import { Relogio } from '#demonstracao/relogio.ts';

describe('relógio do mundo', () => {
  const quarta = new Relogio(new Date('2026-11-18T13:00:00Z'));

  it('conta dias de trabalho, na hora de Brasília', () => {
    expect(quarta.instante('-1u 09:12').toISOString()).toBe('2026-11-17T12:12:00.000Z');
    expect(quarta.instante('-3u 18:00').toISOString()).toBe('2026-11-13T21:00:00.000Z');
    expect(quarta.instante('-95m').toISOString()).toBe('2026-11-18T11:25:00.000Z');
    expect(quarta.dia('+3u')).toBe('2026-11-23');
    expect(quarta.dia('+3d')).toBe('2026-11-21');
    expect(quarta.dia('0u')).toBe('2026-11-18');
  });

  it('sabe que o dia vira à meia-noite de Brasília', () => {
    expect(new Relogio(new Date('2026-11-19T02:59:00Z')).dia('0u')).toBe('2026-11-18');
    expect(new Relogio(new Date('2026-11-19T03:00:00Z')).dia('0u')).toBe('2026-11-19');
  });

  it('do fim de semana, volta à sexta e vai à segunda', () => {
    const sabado = new Relogio(new Date('2026-11-21T15:00:00Z'));
    expect([sabado.dia('-1u'), sabado.dia('+1u')]).toEqual(['2026-11-20', '2026-11-23']);
  });

  it('situa os textos e deixa os marcadores como estão', () => {
    expect(quarta.situar('Pregão 43/{ano}, de {dia-2u}; contrato 55/{ano-2}; {extenso+10d}; {{valor}}')).toBe(
      'Pregão 43/2026, de 16/11/2026; contrato 55/2024; 28 de novembro de 2026; {{valor}}',
    );
    expect(new Relogio(new Date('2026-12-01T15:00:00Z')).situar('{extenso0u}')).toBe(
      '1º de dezembro de 2026',
    );
    expect(quarta.situar('{nup:1195}')).toBe('04318.001195/2026-30');
  });
});

describe('dígitos verificadores do mundo', () => {
  it('valem para quem confere', () => {
    for (let n = 1; n < 400; n += 1) {
      expect(isNUP17(nup(n * 7, 2026))).toBe(true);
      expect(isCPF(cpf(String(n * 1_234_567).padStart(9, '0')))).toBe(true);
    }
    expect(cnpj('12ABC34501DE')).toBe('12ABC34501DE35');
  });
});
