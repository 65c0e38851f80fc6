import { describe, expect, it } from 'vitest';
import { mayBeTyped } from '#schemas/corpo/may-be-typed.ts';
import { isDescrita } from '#src/corpo/imagem-attrs.ts';
import { asEndereco, isEndereco } from '#src/corpo/is-endereco.ts';
import { howManyFit } from '#src/corpo/toolbar/use-shedding.ts';

describe('the address of a link', () => {
  it.each([
    ['vilaserena.exemplo/edital', 'https://vilaserena.exemplo/edital'],
    ['ccl@vilaserena.exemplo', 'mailto:ccl@vilaserena.exemplo'],
    [' http://vilaserena.exemplo ', 'http://vilaserena.exemplo'],
  ])('%s is completed', (typed, address) => {
    expect(asEndereco(typed)).toBe(address);
    expect(isEndereco(address)).toBe(true);
  });
  it.each(['javascript:alert(1)', 'data:text/html,x', 'https://com espaço', ''])('%s is refused', (typed) => {
    expect(isEndereco(typed)).toBe(false);
  });
});

it('a picture may be printed when it is described or declared decorative', () => {
  expect(isDescrita({ alt: ' ', decorativa: null })).toBe(false);
  expect(isDescrita({ alt: 'Planta', decorativa: null })).toBe(true);
  expect(isDescrita({ alt: null, decorativa: true })).toBe(true);
});

it('a person types the own markers and what the system may not know, never numbers and signers', () => {
  const typed = (chave: string, preenchimento: 'AUTOMATICO' | 'PESSOA' = 'AUTOMATICO') =>
    mayBeTyped({ chave, preenchimento });
  expect([typed('vocativo', 'PESSOA'), typed('destinatario_nome'), typed('numero_processo')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([typed('numero'), typed('assinante_1_nome'), typed('data_extenso')]).toEqual([false, false, false]);
});

describe('the toolbar', () => {
  it('shows the tools that fit beside "Mais", and all while nothing is measured', () => {
    expect(howManyFit([100, 200, 300], 236)).toBe(2);
    expect(howManyFit([100, 200, 300], 1000)).toBe(3);
    expect(howManyFit([0, 0, 0], 0)).toBe(3);
  });
});
