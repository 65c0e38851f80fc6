import { expect, it } from 'vitest';
import { actLabelOf } from '#src/conteudo/act-names.ts';

it.each([
  ['cancelar', [2, 2], 'caixa.atos.cancelar'],
  ['cancelar', [1], 'caixa.atosDe.processo.cancelar'],
  ['excluir', [3, 3], 'caixa.atosDe.protocolo.excluir'],
  ['cancelar', [4], 'caixa.atosDe.lote.cancelar'],
  ['cancelar', [1, 2], 'caixa.atosDe.varios.cancelar'],
  ['excluir', [], 'caixa.atosDe.varios.excluir'],
  ['tramitar', [1, 2], 'caixa.atos.tramitar'],
] as const)('%s over kinds %j is called %s', (act, kinds, key) => {
  expect(actLabelOf(act, kinds)).toBe(key);
});
