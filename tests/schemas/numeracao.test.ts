import { describe, expect, it } from 'vitest';
import { isNUP17 } from 'validation-br';
import { withCheckDigits } from '#schemas/numeracao/check-digits.ts';
import { codeOf, isComplete, writeNumber, type NumberParts } from '#schemas/numeracao/format-number.ts';

const parts: NumberParts = { sequencia: 37, ano: 2026, unidade: 'PGM', organizacao: 'PREF', sigla: 'OF' };
const nup = { formato: 'NUP', codigoNup: '35041' } as const;
const nipe = { formato: 'NIPE', origem: '35', codigoOrgao: '001', codigoUnidade: '234' } as const;

describe('os dígitos verificadores', () => {
  it('são os do cálculo oficial, feitos à mão: pesos de 2 em diante, da direita', () => {
    // 11 - 0 is written with its last digit; then 11 - 1 x 2
    expect(withCheckDigits('000000000000000')).toBe('00000000000000019');
    expect(withCheckDigits('000000000000001')).toBe('00000000000000191');
    expect(withCheckDigits('000000000000005')).toBe('00000000000000515');
  });

  it('de um NUP são os que outra biblioteca espera', () => {
    for (let n = 0; n < 200; n += 1)
      expect(isNUP17(withCheckDigits(String(350_410_003_872_000 + n * 7919)))).toBe(true);
  });
});

describe('o número escrito', () => {
  it('preenche a máscara livre, com a largura pedida; o ano curto fica com o fim', () => {
    const write = (mascara: string): string | undefined =>
      writeNumber({ formato: 'LIVRE', mascara }, 'Ofício', parts);
    expect(write('{sequencia}/{ano}-{unidade}')).toBe('37/2026-PGM');
    expect(write('{sigla} {sequencia:4}/{ano:2}-{organizacao}')).toBe('OF 0037/26-PREF');
    expect(write('{sequencia:12}')).toBe('000000000037');
    expect(write('{outro} {sequencia}')).toBe('{outro} 37');
  });

  it('sem máscara é a sequência com o ano', () => {
    expect(writeNumber({ formato: 'LIVRE' }, 'Ofício', parts)).toBe('37/2026');
    expect(codeOf({ formato: 'LIVRE', mascara: null })).toBe('{sequencia}/{ano}');
  });

  it('leva antes o nome do tipo, se pedido', () => {
    expect(writeNumber({ formato: 'LIVRE', nomeDoTipo: true }, 'Ofício', parts)).toBe('Ofício 37/2026');
    expect(
      writeNumber({ ...nup, nomeDoTipo: true }, 'Ofício', { ...parts, sequencia: 1_000_000 }),
    ).toBeUndefined();
  });

  it('em NUP e NIPE agrupa os dígitos e os confere', () => {
    expect(writeNumber(nup, 'Ofício', parts)).toMatch(/^35041\.000037\/2026-\d{2}$/);
    expect(writeNumber(nup, 'Ofício', parts)?.replaceAll(/\D/g, '')).toBe(withCheckDigits('350410000372026'));
    expect(writeNumber(nipe, 'Ofício', parts)).toMatch(/^35\.001234\.000037\/2026-\d{2}$/);
    expect(writeNumber(nipe, 'Ofício', parts)?.replaceAll(/\D/g, '')).toBe(
      withCheckDigits('350012340000372026'),
    );
    expect(writeNumber(nup, 'Ofício', { ...parts, ano: 26 })).toMatch(/\/0026-/);
  });

  it('acaba onde a sequência não cabe mais', () => {
    expect(writeNumber(nup, 'Ofício', { ...parts, sequencia: 999_999 })).toMatch(/\.999999\//);
    expect(writeNumber(nup, 'Ofício', { ...parts, sequencia: 1_000_000 })).toBeUndefined();
  });
});

describe('uma regra que ainda se digita', () => {
  it('está completa quando diz tudo o que o número precisa', () => {
    expect(isComplete({})).toBe(false);
    expect(isComplete({ mascara: '12345678' })).toBe(false);
    expect(isComplete({ formato: 'LIVRE' })).toBe(false);
    expect(isComplete({ formato: 'LIVRE', mascara: '{ano}' })).toBe(true);
    expect(isComplete(nup)).toBe(true);
    expect(isComplete({ formato: 'NUP' })).toBe(false);
    expect(isComplete({ ...nup, codigoNup: '3504' })).toBe(false);
    expect(isComplete({ ...nup, codigoNup: '35041000' })).toBe(false);
    expect(isComplete(nipe)).toBe(true);
    expect(isComplete({ ...nipe, codigoUnidade: null })).toBe(false);
    expect(codeOf({ formato: 'NIPE', codigoUnidade: '234' })).toBe('234');
    expect(codeOf({ formato: 'NIPE' })).toBe('');
    expect(codeOf({ formato: 'NUP' })).toBe('');
  });
});
