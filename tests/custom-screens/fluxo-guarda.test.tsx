import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Salvos } from '#screens/fluxo-gerenciar/components/Salvos.tsx';
import { KeepStatus } from '#screens/fluxo-gerenciar/components/KeepStatus.tsx';
import { emptyXml } from '#screens/fluxo-gerenciar/drawing.ts';
import { pauses, useKeeping, type Keeping } from '#screens/fluxo-gerenciar/use-keeping.ts';
import { createQueryClient } from '#src/app/query-client.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { fakeApi, refusal, type Answer, type Seen } from '../src/fake-api.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { drawnFlow } from './drawn-flow.ts';
import { begun } from './flow-drawing.ts';

beforeAll(() => loadTexts());
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const conflict = refusal(409, {
  codigo: 'transicaoNaoPermitida',
  tipo: 'VALIDACAO',
  descricao: 'Helena salvou este desenho.',
  erros: [],
});

const keeping = (answer: Answer) => {
  const { seen } = fakeApi({
    'PUT fluxo/4/desenho': answer,
    'GET fluxo/4/desenho': { payload: { ...drawnFlow, revisao: 8, xml: 'dela' } },
  });
  const client = createQueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(
    ({ xml }) => useKeeping({ id: 4, first: { xml: 'a', revisao: 3 }, xml, onJudged: () => undefined }),
    { wrapper, initialProps: { xml: 'a' } },
  );
  return { seen, result, write: (xml: string) => rerender({ xml }) };
};

const sent = (seen: readonly Seen[]) =>
  seen.filter(({ method }) => method === 'PUT').map(({ body }) => (body as { payload: object }).payload);
const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
const numbered = (): Answer => {
  let revisao = 3;
  return () => ({ payload: { revisao: ++revisao, achados: [] } });
};

it('salva uma vez algum tempo depois da última mudança, e a seguinte sobre a revisão que recebeu', async () => {
  const { seen, result, write } = keeping(numbered());
  await pass(pauses.change * 2);
  expect(sent(seen)).toEqual([]);
  write('b');
  await pass(pauses.change - 500);
  write('c');
  await pass(pauses.change - 500);
  expect([sent(seen), result.current.state.tipo]).toEqual([[], 'porSalvar']);
  await pass(600);
  await vi.waitFor(() => expect(result.current.state.tipo).toBe('salvo'));
  write('d');
  await act(async () => {
    expect(await result.current.flush()).toBe(true);
  });
  expect(sent(seen)).toEqual([
    { xml: 'c', revisao: 3 },
    { xml: 'd', revisao: 4 },
  ]);
  expect(result.current.changed).toBe(false);
});

it('sem resposta, tenta outra vez sozinho; recusado, só de novo quando muda', async () => {
  let tries = 0;
  const { seen, result, write } = keeping(() => {
    tries += 1;
    if (tries === 1) return 'silence';
    if (tries === 2)
      return refusal(422, {
        codigo: 'camposInvalidos',
        tipo: 'VALIDACAO',
        descricao: 'Confira.',
        erros: [{ campo: 'xml', mensagem: 'Não é BPMN.' }],
      });
    return { payload: { revisao: 4, achados: [] } };
  });
  write('b');
  await pass(pauses.change + 10);
  await vi.waitFor(() => expect(result.current.state.tipo).toBe('naoSalvo'));
  await pass(pauses.tries[0] + 10);
  await vi.waitFor(() => expect(result.current.state).toEqual({ tipo: 'recusado', motivo: 'Não é BPMN.' }));
  await pass(pauses.tries[4] * 2);
  expect(sent(seen)).toHaveLength(2);
  write('c');
  await pass(pauses.change + 10);
  await vi.waitFor(() => expect(result.current.state.tipo).toBe('salvo'));
});

it('o que outra pessoa salvou espera pela escolha, e ficar com o meu salva sobre o dela', async () => {
  let tries = 0;
  const { seen, result, write } = keeping(() =>
    tries++ === 0 ? conflict : { payload: { revisao: 9, achados: [] } },
  );
  write('b');
  await pass(pauses.change + 10);
  await vi.waitFor(() => expect(result.current.state.tipo).toBe('conflito'));
  write('c');
  await pass(pauses.tries[4] * 2);
  expect(sent(seen)).toHaveLength(1);
  await act(() => result.current.keepMine());
  expect([sent(seen).at(-1), result.current.state.tipo]).toEqual([{ xml: 'c', revisao: 8 }, 'salvo']);
});

it.each<[Keeping, string]>([
  [{ tipo: 'salvando' }, 'Salvando…'],
  [{ tipo: 'salvo', em: '2026-11-29T13:31:00Z' }, 'Salvo às 10:31'],
  [{ tipo: 'naoSalvo', motivo: 'Sem rede.' }, 'Não foi salvo: Sem rede.'],
])('diz como está: %o', (state, said) => {
  renderScreen(<KeepStatus state={state} onRetry={() => undefined} />);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(said);
});

it('um dos que se salvaram antes se compara com a tela, e volta a ela', async () => {
  vi.useRealTimers();
  fakeApi({
    'GET fluxo/4/desenho/salvos': {
      payload: { itens: [{ id: 7, em: '2026-11-29T13:31:00Z', por: 'Helena' }] },
    },
    'GET fluxo/4/desenho/salvos/7': { payload: { xml: emptyXml } },
  });
  const onBring = vi.fn(() => Promise.resolve());
  renderScreen(<Salvos desenho={drawnFlow} drawing={await begun()} onBring={onBring} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ver o que se salvou antes' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Comparar com o de .*Helena/ }));
  expect(await screen.findByRole('dialog', { name: 'Trazer este rascunho de volta?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Substituir' }));
  expect(onBring).toHaveBeenCalledTimes(1);
});

it('ao lado de um desenho que só este aparelho tem, nada se diz salvo', () => {
  const state: Keeping = { tipo: 'aberto' };
  const { unmount } = renderScreen(<KeepStatus state={state} onRetry={() => undefined} />);
  expect(screen.getByText('Tudo salvo')).toBeInTheDocument();
  unmount();
  renderScreen(<KeepStatus state={state} besides onRetry={() => undefined} />);
  expect(screen.queryByText('Tudo salvo')).toBeNull();
});
