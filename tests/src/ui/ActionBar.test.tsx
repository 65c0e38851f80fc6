import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ActionBar } from '#src/ui/ActionBar.tsx';
import type { BarAction } from '#src/ui/bar-action.ts';
import { MoreActions } from '#src/ui/MoreActions.tsx';
import { renderScreen } from '../render-screen.tsx';

const assinar = vi.fn();
const cancelar = vi.fn();
const actions: BarAction[] = [
  { id: 'assinar', label: 'Assinar', primary: true, perform: assinar },
  { id: 'tramitar', label: 'Tramitar', count: '2 de 3', perform: vi.fn() },
  { id: 'reverter', label: 'Reverter', motivo: 'Já existe 1 assinatura válida.', perform: vi.fn() },
];
const more: BarAction[] = [
  { id: 'cancelar', label: 'Cancelar documento', destructive: true, perform: cancelar },
  { id: 'publicar', label: 'Publicar', motivo: 'Falta a assinatura.', perform: cancelar },
];

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.clearAllMocks();
  renderScreen(<ActionBar label="Ações do documento" actions={actions} more={more} />);
});

describe('the bar of acts', () => {
  it('acts', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Assinar' }));
    expect(assinar).toHaveBeenCalledOnce();
  });

  it('explains a refused act, which keeps the focus of the keyboard', async () => {
    const refused = screen.getByRole('button', { name: 'Reverter' });
    expect(refused).toHaveAttribute('aria-disabled', 'true');
    refused.focus();
    await userEvent.keyboard('{Enter}');
    const why = await screen.findByRole('dialog', { name: 'Por que não posso?' });
    expect(why).toHaveTextContent('Já existe 1 assinatura válida.');
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(refused).toHaveFocus());
  });

  it('is one stop of the keyboard, walked by the arrows', async () => {
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Assinar' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: /Tramitar/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('button', { name: 'Mais ações' })).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('keeps the rest in a menu, refused ones with their reason and destructive ones last', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Mais ações' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'PublicarFalta a assinatura.',
      'Cancelar documento',
    ]);
    await userEvent.click(items[0]!);
    expect(cancelar).not.toHaveBeenCalled();
    await userEvent.click(items[1]!);
    expect(cancelar).toHaveBeenCalledOnce();
  });
});

describe('a long menu of acts', () => {
  const long: BarAction[] = [
    ...['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, label: `Seguir ${id}`, perform: vi.fn() })),
    { id: 'copia', label: 'Criar cópia', group: 'copiar', perform: vi.fn() },
    {
      id: 'vigencia',
      label: 'Definir vigência',
      group: 'situacao',
      motivo: 'Está em minuta.',
      perform: vi.fn(),
    },
    { id: 'baixar', label: 'Baixar', group: 'baixar', perform: vi.fn() },
    { id: 'excluir', label: 'Excluir', destructive: true, perform: vi.fn() },
    { id: 'quem', label: 'Ver quem vê', group: 'conhecer', perform: vi.fn() },
  ];

  it('is read by parts, what destroys last, and walked by the arrows from one to the next', async () => {
    renderScreen(<MoreActions label="Mais" actions={long} />);
    await userEvent.click(screen.getByRole('button', { name: 'Mais' }));
    const groups = await screen.findAllByRole('group');
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
      'Encaminhar',
      'Conhecer',
      'Copiar e criar',
      'Situação e dados',
      'Baixar e imprimir',
      'Cancelar e excluir',
    ]);
    const items = screen.getAllByRole('menuitem');
    expect(items.slice(-5).map((item) => item.textContent)).toEqual([
      'Ver quem vê',
      'Criar cópia',
      'Definir vigênciaEstá em minuta.',
      'Baixar',
      'Excluir',
    ]);
    await vi.waitFor(() => expect(items[0]).toHaveFocus());
    for (const item of items.slice(1)) {
      await userEvent.keyboard('{ArrowDown}');
      expect(item).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    expect(long[8]?.perform).toHaveBeenCalledOnce();
  });

  it('that is short stays as it is', async () => {
    renderScreen(<MoreActions label="Mais" actions={long.slice(0, 9)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Mais' }));
    expect(await screen.findAllByRole('menuitem')).toHaveLength(9);
    expect(screen.queryByRole('group')).toBeNull();
  });
});
