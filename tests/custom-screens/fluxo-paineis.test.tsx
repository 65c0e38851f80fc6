import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePanels } from '#screens/fluxo-gerenciar/use-panels.ts';
import { createQueryClient } from '#src/app/query-client.ts';
import { fakeApi } from '../src/fake-api.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const panels = (narrow: boolean, valor: object) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: narrow && query.includes('max-width: 719'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { seen } = fakeApi({
    'GET preferencia/fluxo-desenho': { payload: { valor } },
    'PUT preferencia/fluxo-desenho': { payload: {} },
  });
  const client = createQueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(usePanels, { wrapper });
  const sent = (): number => seen.filter(({ method }) => method === 'PUT').length;
  return { result, sent };
};

it('em uma mesa o roteiro está à vista, como a pessoa o deixou', async () => {
  const { result, sent } = panels(false, { propriedades: false });
  expect(result.current.roteiro).toBe(true);
  await waitFor(() => expect(result.current.propriedades).toBe(false));
  act(() => result.current.toggle('roteiro'));
  expect(result.current.roteiro).toBe(false);
  await waitFor(() => expect(sent()).toBe(1));
});

it('no telefone vem primeiro o desenho: o roteiro só se pedido, e pedi-lo não muda a mesa', async () => {
  const { result, sent } = panels(true, { roteiro: true, propriedades: false });
  expect(result.current.roteiro).toBe(false);
  await waitFor(() => expect(result.current.propriedades).toBe(false));
  expect(result.current.roteiro).toBe(false);
  act(() => result.current.toggle('roteiro'));
  expect(result.current.roteiro).toBe(true);
  act(() => result.current.toggle('propriedades'));
  await waitFor(() => expect(sent()).toBe(1));
});
