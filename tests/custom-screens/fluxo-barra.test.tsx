import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ToolBar } from '#screens/fluxo-gerenciar/components/ToolBar.tsx';
import { elementOf } from '#screens/fluxo-gerenciar/drawing.ts';
import { HelpHost } from '#src/app/help/HelpHost.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { begun } from './flow-drawing.ts';

beforeAll(() => loadTexts('fluxo-desenho', 'fluxo-prontos'));
const watching = new Set<() => void>();
beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly told: () => void) {}
      observe = (): void => void watching.add(this.told);
      disconnect = (): void => void watching.delete(this.told);
    },
  ),
);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** So many points for the bar, of which a button asks for 44 and its name for eight a letter. */
const inRoom = (room: number): void => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
    const asked = [...this.querySelectorAll('button')].map((one) => 44 + 8 * (one.textContent ?? '').length);
    return Math.max(
      room,
      asked.reduce((sum, width) => sum + width, 0),
    );
  });
};
const done: string[] = [];
const says =
  (what: string) =>
  (how?: unknown): void =>
    void done.push(typeof how === 'string' ? `${what} ${how}` : what);
const show = (): void =>
  void renderScreen(
    <>
      <ToolBar
        canUndo
        canRedo={false}
        after={undefined}
        editing={[]}
        onUndo={says('desfazer')}
        onRedo={says('refazer')}
        onAdd={says('acrescentar')}
        onArrange={says('arrumar')}
        onExport={says('exportar')}
        onImport={says('importar')}
        onLibrary={says('prontos')}
      />
      <HelpHost />
    </>,
    '/workflow/fluxo/gerenciar/1',
  );
const buttons = (): readonly (readonly [name: string | null, seen: boolean])[] =>
  within(screen.getByRole('toolbar', { name: 'Desenhar fluxo' }))
    .getAllByRole('button')
    .map((one) => [one.getAttribute('aria-label') ?? one.textContent, one.textContent !== '']);
const menu = async (): Promise<readonly (string | null)[]> => {
  await userEvent.click(screen.getByRole('button', { name: 'Mais ações' }));
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
};
const exportar = [
  'Exportar: Arquivo .bpmn',
  'Exportar: PDF para imprimir',
  'Exportar: Imagem PNG',
  'Exportar: Imagem SVG',
];

it('em uma mesa a barra tem tudo, por extenso', () => {
  inRoom(1200);
  show();
  expect(buttons()).toEqual([
    ['Acrescentar', true],
    ['Desfazer', true],
    ['Refazer', true],
    ['Editar', true],
    ['Arrumar', true],
    ['Fluxos prontos', true],
    ['Importar .bpmn', true],
    ['Exportar', true],
    ['Atalhos desta tela (?)', false],
  ]);
});

it('onde não cabe em uma linha, o fim passa a um menu, e volta quando há lugar', async () => {
  inRoom(900);
  show();
  expect(buttons().slice(5)).toEqual([
    ['Fluxos prontos', true],
    ['Importar .bpmn', true],
    ['Mais ações', false],
  ]);
  expect(await menu()).toEqual([...exportar, 'Atalhos desta tela (?)']);
  await userEvent.keyboard('{Escape}');
  inRoom(1200);
  for (const told of watching) told();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mais ações' })).not.toBeInTheDocument());
});

it('em um telefone são ícones com nome, e um menu com o resto', async () => {
  inRoom(358);
  show();
  expect(buttons()).toEqual(
    ['Acrescentar', 'Desfazer', 'Refazer', 'Editar', 'Arrumar', 'Mais ações'].map((name) => [name, false]),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(screen.getByRole('button', { name: 'Refazer' })).toBeDisabled();
  expect(await menu()).toEqual(['Fluxos prontos', 'Importar .bpmn', ...exportar, 'Atalhos desta tela (?)']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Exportar: Imagem PNG' }));
  expect(done).toEqual(['desfazer', 'exportar png']);
});

it('as teclas do desenho estão no mapa da ajuda, que o botão e ? abrem', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Atalhos desta tela (?)' }));
  const help = await screen.findByRole('complementary', { name: 'Ajuda' });
  expect(within(help).getByRole('heading', { name: 'Suas teclas' })).toHaveFocus();
  expect(within(help).getByText('Acrescentar depois do escolhido')).toBeVisible();
  expect(within(help).getByRole('heading', { name: 'Andar pelo desenho' })).toBeVisible();
  await userEvent.keyboard('?');
  expect(help).not.toBeInTheDocument();
  await userEvent.keyboard('?');
  expect(await screen.findByText('Acrescentar depois do escolhido')).toBeVisible();
});

it('não muda com o que se escolhe: o botão chama-se pelo escolhido, e o menu di-lo', async () => {
  const drawing = await begun();
  const onAdd = vi.fn();
  const bar = (after: string | undefined) =>
    renderScreen(
      <ToolBar
        canUndo={false}
        canRedo={false}
        after={elementOf(drawing, after)}
        editing={[]}
        onUndo={vi.fn()}
        onRedo={vi.fn()}
        onAdd={onAdd}
        onArrange={vi.fn()}
        onExport={vi.fn()}
        onImport={vi.fn()}
        onLibrary={vi.fn()}
      />,
    );
  const written = (): string => screen.getByRole('toolbar').textContent;
  bar(undefined);
  const before = written();
  expect(screen.getByRole('button', { name: 'Acrescentar' })).toBeVisible();
  cleanup();
  bar('Inicio');
  expect(written()).toBe(before);
  await userEvent.click(screen.getByRole('button', { name: 'Acrescentar depois de Início' }));
  expect(screen.getByText('Acrescentar depois de Início')).toBeVisible();
  // the keys begin at what may be chosen
  await userEvent.keyboard('{Enter}');
  expect(onAdd.mock.calls).toEqual([['atividade']]);
});
