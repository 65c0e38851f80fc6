import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shareWidth } from '#src/engine/list/share-width.ts';
import { fakeApi } from '../fake-api.ts';
import { registerNamed } from './registers.ts';
import { openRegister } from './render-register.tsx';

const fixed = (need: number) => ({ need, least: need, grows: false });
const flexible = (need: number, least = 90) => ({ need, least, grows: true });

it.each([
  [
    'todas cabem, e o que sobra é das que crescem',
    [flexible(300), fixed(100), flexible(100)],
    700,
    [450, 100, 150],
  ],
  ['nenhuma cresce, e o que sobra é da primeira', [fixed(100), fixed(100)], 250, [150, 100]],
  [
    'não cabem, e cada uma cede do que tem a mais',
    [flexible(390), fixed(100), flexible(190)],
    480,
    [240, 100, 140],
  ],
  ['nem o mínimo cabe, e a tabela rola', [flexible(300), fixed(100)], 150, [90, 100]],
])('%s', (_, asked, room, widths) => {
  expect(shareWidth(asked, room)).toEqual(widths);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('na lista de um cadastro, o nome tem o lugar que as colunas vazias não pedem', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = (): void => undefined;
      unobserve = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_200);
  // eight points a letter
  Range.prototype.getBoundingClientRect = function (this: Range) {
    return { width: this.toString().length * 8 } as DOMRect;
  };
  const nome = 'Cooperativa dos Produtores Rurais de Vila Serena';
  const itens = [{ id: 1, versao: 1, nome, tipo: 'PESSOA_JURIDICA', ativo: true, acoes: ['view'] }];
  fakeApi({ 'GET interessado': { payload: { itens, total: 1, totalExato: true } } });
  await openRegister(registerNamed('interessado'), '/administracao/interessado');
  const table = await screen.findByRole('grid');
  await within(table).findByText(nome);
  await waitFor(() => {
    const [, first = 0, ...others] = [...table.querySelectorAll('col')].map(({ style }) =>
      parseFloat(style.width),
    );
    expect(first).toBeGreaterThanOrEqual(nome.length * 8 + 26);
    expect(first).toBeGreaterThan(Math.max(...others));
  });
});
