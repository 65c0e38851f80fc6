import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { FluxoGerenciar } from '#screens/fluxo-gerenciar/index.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { drawnFlow } from './drawn-flow.ts';

beforeAll(() => loadTexts());
beforeEach(() => {
  openSession(helena());
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
});

const open = (versoes: typeof drawnFlow.versoes): void => {
  fakeApi({
    'GET fluxo/4/desenho': { payload: { ...drawnFlow, versoes } },
    'GET fluxo/4/comentarios': { payload: { itens: [] } },
    'GET fluxo/4/inicios': { payload: { cadastros: [] } },
    'GET fluxo/4/salvos': { payload: { itens: [] } },
    'GET preferencia/fluxo-desenho': { payload: { valor: {} } },
  });
  renderScreen(
    <Routes>
      <Route path="/workflow/fluxo/gerenciar/:id" element={<FluxoGerenciar />} />
    </Routes>,
    '/workflow/fluxo/gerenciar/4',
  );
};

it('publicado, “Onde começa” está sempre no alto, e leva ao que inicia o fluxo, também sobre os comentários', async () => {
  open(drawnFlow.versoes);
  await userEvent.click(await screen.findByRole('button', { name: 'Comentários' }));
  expect(screen.getByRole('region', { name: 'Comentários' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Onde começa' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Onde começa' })).toHaveFocus());
  expect(screen.queryByRole('region', { name: 'Comentários' })).toBeNull();
});

it('enquanto nada se publicou, não há o que começar', async () => {
  open([]);
  expect(await screen.findByRole('button', { name: 'Simular' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Onde começa' })).toBeNull();
});

it('um fluxo novo diz o que já tem, e não pede que se salve o que está salvo', async () => {
  open([]);
  expect(await screen.findByText('Por enquanto há só o início e o fim.')).toBeVisible();
  expect(screen.getByText(/^O que falta aparece aqui/)).toBeVisible();
  expect(screen.queryByText(/Salve para conferir/)).toBeNull();
});
