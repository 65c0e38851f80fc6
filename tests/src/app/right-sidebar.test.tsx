import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SignedInFrame } from '#src/app/SignedInFrame.tsx';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { RightSidebar } from '#src/ui/RightSidebar.tsx';
import { fakeApi } from '../fake-api.ts';
import { helena } from '../person.ts';
import { renderScreen } from '../render-screen.tsx';

const withWindow = (width: number): void => {
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, bound, px] = /\((min|max)-width:\s*([\d.]+)px\)/.exec(query) ?? [];
    const matches = bound === 'min' ? width >= Number(px) : bound === 'max' && width <= Number(px);
    return { matches, addEventListener: () => undefined, removeEventListener: () => undefined };
  });
};

const open = (width: number): void => {
  withWindow(width);
  openSession(helena());
  renderScreen(
    <SignedInFrame>
      <RightSidebar label="Ajuda">Escreva a placa sem traço.</RightSidebar>
    </SignedInFrame>,
    '/',
  );
};

beforeEach(() => {
  fakeApi({
    'GET registro': { payload: [] },
    'GET pesquisa-avancada/pesquisas-salvas': { payload: { itens: [], total: 0, totalExato: true } },
    'GET caixa-central/contadores': { payload: {} },
    'GET notificacao-interna/7/quantidade': { payload: { quantidade: 0 } },
    'GET notificacao-interna/listar/7': { payload: { itens: [], total: 0, totalExato: true } },
    'POST login/consulta/usuario-config': { payload: helena() },
  });
});
afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
});

it.each(['Abrir o menu', /otificaç/, /Helena Duarte Pires/])(
  'under 960 px the sidebar at the right closes when a menu opens: %s',
  async (menu) => {
    open(900);
    const button = await screen.findByRole('button', { name: 'Ajuda' });
    expect(screen.queryByText(/placa/)).not.toBeInTheDocument();
    await userEvent.click(button);
    expect(screen.getByRole('complementary', { name: 'Ajuda' })).toHaveTextContent('Escreva a placa');
    await userEvent.click(screen.getByRole('button', { name: menu }));
    await waitFor(() => expect(screen.queryByText(/placa/)).not.toBeInTheDocument());
  },
);

it('closes by its button and by Escape, and the focus goes back', async () => {
  open(900);
  const button = await screen.findByRole('button', { name: 'Ajuda' });
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText(/placa/)).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

it('from 960 px on it stands beside the page, whatever menu opens', async () => {
  open(1000);
  expect(await screen.findByRole('complementary', { name: 'Ajuda' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /otificaç/ }));
  expect(screen.getByText(/placa/)).toBeInTheDocument();
});
