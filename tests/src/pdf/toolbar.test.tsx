import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Download, Unlink } from 'lucide-react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PdfToolbar } from '#src/pdf/PdfToolbar.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { renderScreen } from '../render-screen.tsx';

beforeAll(() => loadTexts('editor'));
beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  ),
);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A bar of so many points, whose content asks for 500. */
const inRoom = (room: number): void => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(Math.max(room, 500));
};
const download = vi.fn();
const grow = vi.fn();
const show = (): void =>
  void renderScreen(
    <PdfToolbar
      page={1}
      total={3}
      onPage={() => undefined}
      zoom={{
        scale: 1,
        fitted: true,
        canGrow: true,
        canShrink: true,
        grow,
        shrink: () => undefined,
        fit: () => undefined,
      }}
      actions={<select aria-label="Versão" />}
      tools={[{ id: 'baixar', label: 'Baixar PDF', icon: Download, perform: download }]}
      more={{
        label: 'Ações da peça 2',
        actions: [{ id: 'retirar', label: 'Retirar', icon: Unlink, perform: () => undefined }],
      }}
    />,
  );
const buttons = (): (string | null)[] =>
  within(screen.getByRole('group', { name: 'Controles do PDF' }))
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label'));

it('em um telefone a barra é uma linha: a página, o que se escolhe e um menu com o resto', async () => {
  inRoom(366);
  show();
  expect(buttons()).toEqual(['Mais ações']);
  expect(screen.getByRole('textbox', { name: 'Página' })).toHaveValue('1');
  expect(screen.getByRole('combobox', { name: 'Versão' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Mais ações' }));
  // what would do nothing now (the page before, fitting what is fitted) is not offered
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Página seguinte',
    'Diminuir o zoom',
    'Aumentar o zoom',
    'Baixar PDF',
    'Retirar',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Aumentar o zoom' }));
  expect(grow).toHaveBeenCalledOnce();
});

it('onde cabe, cada controle tem o seu botão', async () => {
  inRoom(600);
  show();
  expect(buttons()).toEqual([
    'Página anterior',
    'Página seguinte',
    'Diminuir o zoom',
    'Aumentar o zoom',
    'Ajustar à largura',
    'Baixar PDF',
    'Ações da peça 2',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Baixar PDF' }));
  expect(download).toHaveBeenCalledOnce();
});
